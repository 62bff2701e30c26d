import { build } from 'esbuild';

/**
 * Bundles programs for Node.js into `dist/`. The workspace's own packages are TypeScript and are bundled; installed ones stay
 * external, unless the programs have to run where nothing is installed.
 *
 * @param {{ context: string, entryPoints: string[], isAlone?: boolean }} programs
 */
export async function bundleForNode({ context, entryPoints, isAlone = false }) {
  await build({
    absWorkingDir: context,
    entryPoints,
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    target: 'node20',
    // CommonJS, because bundled packages call `require`, which ES modules lack.
    format: isAlone ? 'cjs' : 'esm',
    outExtension: { '.js': isAlone ? '.cjs' : '.js' },
    sourcemap: true,
    plugins: isAlone ? [] : [installedPackagesOutside],
  });
}

const installedPackagesOutside = {
  name: 'installed-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@backoffice/') ? undefined : { path, external: true },
    );
  },
};
