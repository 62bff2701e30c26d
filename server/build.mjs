import { cp, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const { dependencies } = JSON.parse(await readFile(path('package.json'), 'utf8'));
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@backoffice/'));

await rm(path('dist'), { recursive: true, force: true });
await build({
  entryPoints: [path('src/main.ts'), path('src/cli.ts')],
  outdir: path('dist'),
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  external: external.flatMap((name) => [name, `${name}/*`]),
});
await cp(path('migrations'), path('dist/migrations'), { recursive: true });
