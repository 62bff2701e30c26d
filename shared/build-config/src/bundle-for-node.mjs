import { build } from 'esbuild';

/**
 * Bundles programs for Node into `dist/`. The workspace's own packages are TypeScript and become part of the file;
 * installed ones stay outside, unless the programs are to run alone, where nothing is installed.
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
    // Installed packages require one another, which a module of today can't.
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
