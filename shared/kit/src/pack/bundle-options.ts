import type { BuildOptions } from 'esbuild';

/** Compiles to modules that import installed packages, and contain the product's own. */
export const esm: BuildOptions = {
  bundle: true,
  splitting: true,
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  target: 'es2022',
  logLevel: 'error',
  plugins: [
    {
      name: 'installed-packages-outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@backoffice/') ? undefined : { path, external: true },
        );
      },
    },
  ],
};
