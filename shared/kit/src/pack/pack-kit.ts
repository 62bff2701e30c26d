import { build, type BuildOptions } from 'esbuild';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { HOST_API } from '@backoffice/contract';
import { create } from 'tar';
import { emitDeclarations, ownModules } from '../declarations/emit-declarations';
import { hostVersions } from '../host-modules/host-contract.mjs';
import { hostExports } from '../host-modules/host-exports.mjs';
import { kitFolder } from '../kit-folder.mjs';

/** The modules that teams import, by their path in the package. */
const EXPORTED = {
  webpack: 'bundlers/webpack-remote.mjs',
  rspack: 'bundlers/rspack-remote.mjs',
  jest: 'jest/jest-preset.mjs',
  eslint: 'lint/eslint-preset.mjs',
  'host-contract': 'host-modules/host-contract.mjs',
};
/** Programs and files that others name by their path. */
const NAMED = [
  'cli.ts',
  'bundlers/run-bundler.mjs',
  'bundlers/watch-bundler.mjs',
  'bundlers/fresh-chunks.mjs',
  'bundlers/trusted-quill.mjs',
  'bundlers/quill-markup.mjs',
  'jest/jest-browser-environment.mjs',
  'jest/jest-browser-setup.mjs',
  'jest/jest-computed-style.mjs',
];

const AS_THEY_ARE = ['jest/jest-fluent-icons.cjs', 'host-modules/host-contract.d.mts'];
/** The folders of a template that are for remotes outside of this repository. */
const TEMPLATES = ['outside', 'remote', 'rspack', 'webpack'].map((name) => `template/${name}`);

interface PackageJson {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: object;
}

const esm: BuildOptions = {
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

/** Compiles the kit itself. Folders are kept, since some files are loaded by their path. */
function buildPrograms(target: string) {
  return build({
    ...esm,
    platform: 'node',
    entryPoints: [...Object.values(EXPORTED), ...NAMED].map((file) => `${kitFolder}/src/${file}`),
    outbase: `${kitFolder}/src`,
    outdir: `${target}/dist`,
    chunkNames: 'parts/[hash]',
  });
}

/** Compiles the host's modules, the contract and the test stand-ins for tests. Returns the file of each by request. */
async function buildModules(target: string): Promise<Record<string, string>> {
  const modules = Object.entries(ownModules());
  const nameOf = (request: string) => request.replace('@backoffice/', '').replaceAll('/', '-');
  await build({
    ...esm,
    platform: 'browser',
    entryPoints: modules.map(([request, file]) => ({ in: `${kitFolder}/../${file}`, out: nameOf(request) })),
    outdir: `${target}/modules`,
    chunkNames: 'parts/[hash]',
    jsx: 'automatic',
  });
  return Object.fromEntries(modules.map(([request]) => [request, `${nameOf(request)}.mjs`]));
}

/** Returns the versions in the workspace's catalog. */
function catalog(): Record<string, string> {
  const text = readFileSync(`${kitFolder}/../../pnpm-workspace.yaml`, 'utf8');
  const [, entries = ''] = /^catalog:\n((?: .*\n|\n)*)/m.exec(text) ?? [];
  return Object.fromEntries(
    [...entries.matchAll(/^ {2}'?([^'\s#:]+)'?: '?([^'\n]+)'?$/gm)].map(([, name, version]) => [
      name!,
      version!,
    ]),
  );
}

function packageOf(source: PackageJson): object {
  const versions = catalog();
  const installable = (dependencies: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, version]) => {
        const known = version === 'catalog:' ? versions[name] : version;
        if (!known) throw new Error(`${name} has no version in the catalog.`);
        return [name, known];
      }),
    );
  return {
    name: source.name,
    version: HOST_API,
    type: 'module',
    engines: { node: '>=20.19' },
    bin: { kit: './dist/cli.mjs' },
    exports: {
      ...Object.fromEntries(
        Object.entries(EXPORTED).map(([name, file]) => [`./${name}`, { default: `./dist/${file}` }]),
      ),
      './tsconfig': './tsconfig.remote.json',
      './package.json': './package.json',
    },
    dependencies: installable(source.dependencies),
    peerDependencies: installable(source.peerDependencies),
    peerDependenciesMeta: source.peerDependenciesMeta,
  };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Packs the kit to a tarball for npm: compiled, with the types and the modules of this host.
 *
 * @param served the folder for `1.tgz` and `<host API version>.tgz`; replaced
 */
export async function packKit(served: string): Promise<void> {
  rmSync(served, { recursive: true, force: true });
  const target = `${served}/package`;
  mkdirSync(target, { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFileSync(`${target}/${file}`, `${JSON.stringify(content, null, 2)}\n`);
  const [modules] = await Promise.all([buildModules(target), buildPrograms(target)]);
  for (const file of AS_THEY_ARE) cpSync(`${kitFolder}/src/${file}`, `${target}/dist/${file}`);
  for (const name of [...TEMPLATES, 'hosts', 'modifications', 'sample-backend', 'README.md'])
    cpSync(`${kitFolder}/${name}`, `${target}/${name}`, { recursive: true });
  const declarations = emitDeclarations(`${target}/types`);
  const paths = Object.fromEntries(
    Object.entries(declarations).map(([request, file]) => [request, [`./types/${file}`]]),
  );
  const tsconfig = readJson(`${kitFolder}/tsconfig.remote.json`) as { compilerOptions: object };
  write('tsconfig.remote.json', { compilerOptions: { ...tsconfig.compilerOptions, paths } });
  write('modules/modules.json', modules);
  write('host.json', { modules: hostVersions(), exports: hostExports() });
  write('package.json', packageOf(readJson(`${kitFolder}/package.json`) as PackageJson));
  const [major] = HOST_API.split('.');
  const options = { gzip: true, portable: true, noMtime: true, cwd: served };
  await create({ ...options, file: `${served}/${HOST_API}.tgz` }, [basename(target)]);
  cpSync(`${served}/${HOST_API}.tgz`, `${served}/${major}.tgz`);
  rmSync(target, { recursive: true });
}
