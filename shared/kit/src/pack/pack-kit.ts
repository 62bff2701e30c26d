import { build } from 'esbuild';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { HOST_API } from '@backoffice/contract';
import { emitDeclarations, ownModules } from '../declarations/emit-declarations';
import { hostVersions } from '../host-modules/host-contract.mjs';
import { hostExports } from '../host-modules/host-exports.mjs';
import { kitFolder } from '../kit-folder.mjs';
import { CREATOR, TOOLS } from '../create/kit-address';
import { esm } from './bundle-options';
import { withVersions } from './catalog-versions';
import { packClient } from './pack-client';
import { newPackage, writeJson, writeTarball } from './tarball';

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

const NODE = { node: '>=20.19' };

interface PackageJson {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: object;
}

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

function packageOf(source: PackageJson): object {
  return {
    name: source.name,
    version: HOST_API,
    type: 'module',
    engines: NODE,
    bin: { kit: './dist/cli.mjs' },
    exports: {
      ...Object.fromEntries(
        Object.entries(EXPORTED).map(([name, file]) => [`./${name}`, { default: `./dist/${file}` }]),
      ),
      './tsconfig': './tsconfig.remote.json',
      './package.json': './package.json',
    },
    dependencies: withVersions(source.dependencies),
    peerDependencies: withVersions(source.peerDependencies),
    peerDependenciesMeta: source.peerDependenciesMeta,
  };
}

/** The versions that a created remote installs by itself. */
const versionsOfRemotes = () =>
  withVersions(
    Object.fromEntries(
      ['react', '@rspack/core', 'eslint', 'typescript-eslint'].map((name) => [name, 'catalog:']),
    ),
  );

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Packs all that a remote needs besides its own code. */
async function packTools(served: string): Promise<void> {
  const target = newPackage(served);
  const write = (file: string, content: unknown) => writeJson(`${target}/${file}`, content);
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
  write('versions.json', versionsOfRemotes());
  await writeTarball(served, target, TOOLS);
}

/** Packs the program that creates remotes. It has no dependencies, so that npm runs it at once. */
async function packCreator(served: string): Promise<void> {
  const target = newPackage(served);
  const entry = `${kitFolder}/src/create-cli.ts`;
  await build({ ...esm, platform: 'node', entryPoints: [entry], outdir: `${target}/dist` });
  for (const name of TEMPLATES) cpSync(`${kitFolder}/${name}`, `${target}/${name}`, { recursive: true });
  writeJson(`${target}/versions.json`, versionsOfRemotes());
  writeJson(`${target}/package.json`, {
    name: CREATOR,
    version: HOST_API,
    type: 'module',
    engines: NODE,
    bin: { 'create-remote': './dist/create-cli.mjs' },
  });
  await writeTarball(served, target, '');
}

/**
 * Packs the kit for npm: `1.tgz` creates remotes, `tools-1.tgz` is what they need, compiled, with the types and modules of this host,
 * and `client-1.tgz` is the client for programs.
 *
 * @param served the folder for both, also under the whole version of the host API; replaced
 */
export async function packKit(served: string): Promise<void> {
  rmSync(served, { recursive: true, force: true });
  await packTools(served);
  await packCreator(served);
  await packClient(served);
}
