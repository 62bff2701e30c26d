import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { lentModules } from '../host-modules/federated-modules.mjs';
import { hostVersions, packedModules } from '../host-modules/host-contract.mjs';
import { kitFile } from '../kit-folder.mjs';

/**
 * A build of a remote, by any bundler.
 *
 * @typedef {object} RemoteBuild
 * @property {string} context the package's folder, named like the remote: `mfe-merchant`
 * @property {boolean} production
 * @property {string} release the release's name in addresses and globals, so that two releases can run in one page
 * @property {string} [address] the address of a development server, if the files are there instead of behind the gateway
 * @property {string} [lent] the version of the lent package, if the remote contains it
 */

/** Returns the name of the global variable of a release. */
const globalNameOf = ({ context, release }) => `${basename(context)}_${release}`.replace(/[^a-z0-9]/gi, '_');

/**
 * Returns where a remote's files go and what they are called.
 *
 * @param {RemoteBuild} build
 */
export function outputOf({ context, release, address }) {
  return {
    path: `${context}/dist/${release}`,
    // The folder of the entry script, because the product may be under a path.
    publicPath: address ? `${address}/` : 'auto',
    uniqueName: globalNameOf({ context, release }),
    // Without hashes in names: the files of a release never change, and hashes would enlarge the entry and the manifest, for
    // which every visit waits.
    filename: '[name].js',
    chunkFilename: '[name].js',
    chunkLoadTimeout: 4000,
    clean: true,
  };
}

/** A request costs more than a few kilobytes that two pages have in common. Packages of one chunk stay in it, under its name, by
 * which the host loads it ahead. */
export const splitChunks = { minSize: 30_000, cacheGroups: { defaultVendors: false } };

const packed = packedModules();

/** How imports are resolved. The host's modules are resolved for the manifest only; the contract becomes part of the build. */
export const resolve = {
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  alias: Object.fromEntries(Object.entries(packed).map(([request, file]) => [`${request}$`, file])),
};

/**
 * Returns the options of the federation plug-in. Shared modules come from the host (`import: false`) in the version range of this
 * build; a host with another version is refused instead of failing later. Each file of `src/pages` and `src/additions` is exposed:
 * `merchant-list.tsx` as `./MerchantList`. So is `src/routes.ts`, if it exists, as `./routes`: pages that the remote adds to the
 * menu while the demo pages are enabled.
 *
 * @param {RemoteBuild} build
 */
export function federationOf({ context, release, lent }) {
  return {
    name: globalNameOf({ context, release }),
    filename: 'entry.js',
    exposes: { ...modulesIn(context, 'pages'), ...modulesIn(context, 'additions'), ...routesOf(context) },
    shared: { ...takenFromHost(), ...(lent && lentByHost(lent)) },
    shareStrategy: 'loaded-first',
    runtimePlugins: [kitFile('bundlers/fresh-chunks.mjs')],
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      externalRuntime: true,
      // A remote loads no remotes.
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  };
}

/**
 * A plug-in that has the host set the integrity of each chunk to its hash in the release; other content is blocked.
 *
 * @param {(compilation: object) => { createScript: { tap: Function } }} hooksOf returns the bundler's hooks for loading scripts
 */
export const chunksAsPublished = (hooksOf) => ({
  apply(compiler) {
    compiler.hooks.compilation.tap('chunks-as-published', (compilation) => {
      hooksOf(compilation).createScript.tap(
        'chunks-as-published',
        (source) => `${source}\nglobalThis.backofficeIntegrity?.(script, url);`,
      );
    });
  },
});

function modulesIn(context, folder) {
  const path = `${context}/src/${folder}`;
  const files = existsSync(path) ? readdirSync(path).filter((file) => /^[a-z0-9-]+\.tsx$/.test(file)) : [];
  return Object.fromEntries(files.map((file) => [`./${moduleName(file)}`, `./src/${folder}/${file}`]));
}

function routesOf(context) {
  return existsSync(`${context}/src/routes.ts`) ? { './routes': './src/routes.ts' } : {};
}

function moduleName(file) {
  return file.replace('.tsx', '').replace(/(^|-)([a-z0-9])/g, (_, dash, letter) => letter.toUpperCase());
}

/** Returns the modules that a remote takes from the host. */
function takenFromHost() {
  return Object.fromEntries(
    Object.entries(hostVersions()).map(([request, version]) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        import: false,
        requiredVersion: `^${version}`,
        version,
        // The manifest lists a module only if the plug-in finds a package for it.
        ...(packed[request] && { packageName: '@backoffice/kit/package.json' }),
      },
    ]),
  );
}

/** Returns the modules that the remote bundles, but takes from a host with the same version. */
function lentByHost(version) {
  return Object.fromEntries(lentModules.map((request) => [request, { requiredVersion: version, version }]));
}
