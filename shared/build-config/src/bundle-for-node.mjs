import { build } from 'esbuild';

/**
 * Bundles programs for Node into `dist/`. The workspace's own packages are TypeScript and become part of the file;
 * installed ones stay outside.
 *
 * @param {{ context: string, entryPoints: string[] }} programs
 */
export async function bundleForNode({ context, entryPoints }) {
  await build({
    absWorkingDir: context,
    entryPoints,
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    plugins: [installedPackagesOutside],
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
