import federation from '@module-federation/enhanced/webpack';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { federatedModules, lentModules, lentPackage } from './federated-modules.mjs';
import webpack from 'webpack';
import { compileAhead, installedVersion, lentVersion, webpackBase } from './webpack-base.mjs';

/**
 * Returns the configuration of a remote, which bundles its own code only. Shared modules come from the host (`import: false`) in
 * the
 * version range of this build; a host with another version is refused instead of failing later. Each file of `src/pages` is
 * exposed:
 * `merchant-list.tsx` as `./MerchantList`. So is `src/routes.ts`, if it exists, as `./routes`: pages that the remote adds to the
 * menu
 * while the demo pages are enabled.
 *
 * @param {object} build
 * @param {string} build.context the package's folder, named like the remote: `mfe-merchant`
 * @param {boolean} build.production
 * @param {string} build.release the release's name in addresses and globals, so that two releases can run in one page
 * @param {string} [build.address] the address of a development server, if the files are there instead of behind the gateway
 * @returns {import('webpack').Configuration}
 */
export function webpackRemote({ context, production, release, address }) {
  const base = webpackBase({ context, production });
  const name = basename(context);
  const globalName = `${name}_${release}`.replace(/[^a-z0-9]/gi, '_');
  return {
    ...base,
    // Style sheets that a library imports become files to link, since the page's policy forbids style elements.
    module: { rules: [...base.module.rules, { test: /\.css$/, type: 'asset/resource' }] },
    entry: {},
    output: {
      path: `${context}/dist/${release}`,
      publicPath: address ? `${address}/` : `/mfe/${name.replace(/^mfe-/, '')}/${release}/`,
      uniqueName: globalName,
      // Without hashes in names: the files of a release never change, and hashes would enlarge the entry and the manifest, for
      // which
      // every visit waits.
      filename: '[name].js',
      chunkFilename: '[name].js',
      chunkLoadTimeout: 4000,
      clean: true,
    },
    optimization: {
      ...base.optimization,
      // A request costs more than a few kilobytes that two pages have in common. Packages of one chunk stay in it, under its name,
      // by which the host loads it ahead.
      splitChunks: { minSize: 30_000, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...base.plugins,
      chunksAsPublished,
      compileAhead(/^__federation_expose_\w+\.js$/),
      new federation.ModuleFederationPlugin({
        name: globalName,
        filename: 'entry.js',
        exposes: { ...pagesOf(context), ...routesOf(context) },
        shared: { ...takenFromHost(context), ...lentByHost(context, production) },
        shareStrategy: 'loaded-first',
        runtimePlugins: [fileURLToPath(new URL('./fresh-chunks.mjs', import.meta.url))],
        manifest: true,
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          // A remote loads no remotes.
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
    ],
  };
}

/** Has the host set the integrity of each chunk to its hash in the release; other content is blocked. */
const chunksAsPublished = {
  apply(compiler) {
    compiler.hooks.compilation.tap('chunks-as-published', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        'chunks-as-published',
        (source) => `${source}\nglobalThis.backofficeIntegrity?.(script, url);`,
      );
    });
  },
};

function pagesOf(context) {
  const pages = readdirSync(`${context}/src/pages`).filter((file) => /^[a-z0-9-]+\.tsx$/.test(file));
  return Object.fromEntries(pages.map((file) => [`./${moduleName(file)}`, `./src/pages/${file}`]));
}

function routesOf(context) {
  return existsSync(`${context}/src/routes.ts`) ? { './routes': './src/routes.ts' } : {};
}

function moduleName(file) {
  return file.replace('.tsx', '').replace(/(^|-)([a-z0-9])/g, (_, dash, letter) => letter.toUpperCase());
}

/** Returns the modules that the remote takes from the host: all federated ones among its dependencies. */
function takenFromHost(context) {
  const own = JSON.parse(readFileSync(`${context}/package.json`, 'utf8')).dependencies;
  const taken = federatedModules.filter((module) => own[module.package ?? module.request]);
  return Object.fromEntries(
    taken.map(({ request, package: packageName = request }) => {
      const version = installedVersion(context, packageName);
      return [
        request,
        { singleton: true, strictVersion: true, import: false, requiredVersion: `^${version}`, version },
      ];
    }),
  );
}

/** Returns the modules that the remote bundles, but takes from a host with the same version. */
function lentByHost(context, production) {
  const own = JSON.parse(readFileSync(`${context}/package.json`, 'utf8')).dependencies;
  if (!own[lentPackage]) return {};
  const version = lentVersion(production);
  return Object.fromEntries(lentModules.map((request) => [request, { requiredVersion: version, version }]));
}
