import federation from '@module-federation/enhanced/webpack';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { federatedModules, lentModules, lentPackage } from './federated-modules.mjs';
import webpack from 'webpack';
import { compileAhead, installedVersion, lentVersion, webpackBase } from './webpack-base.mjs';

/**
 * A remote: only its own code. All that the host shares is asked of the host (`import: false`), in the version range
 * that this build was made with, and a host that has another one is refused instead of half working. Each file of
 * `src/pages` is exposed: `merchant-list.tsx` as `./MerchantList`. So is `src/routes.ts`, where there is one, as `./routes`:
 * pages that the remote itself adds to the menu while the demo pages are switched on.
 *
 * @param {object} build
 * @param {string} build.context the package's folder, named like the remote: `mfe-merchant`
 * @param {boolean} build.production
 * @param {string} build.release names the release in addresses and globals, so that two can live in one page
 * @param {string} [build.address] of a development server, where the files are instead of behind the gateway
 * @returns {import('webpack').Configuration}
 */
export function webpackRemote({ context, production, release, address }) {
  const base = webpackBase({ context, production });
  const name = basename(context);
  const globalName = `${name}_${release}`.replace(/[^a-z0-9]/gi, '_');
  return {
    ...base,
    // A style sheet that a library's script imports is a file, to be linked: the policy of the page allows no style elements.
    module: { rules: [...base.module.rules, { test: /\.css$/, type: 'asset/resource' }] },
    entry: {},
    output: {
      path: `${context}/dist/${release}`,
      publicPath: address ? `${address}/` : `/mfe/${name.replace(/^mfe-/, '')}/${release}/`,
      uniqueName: globalName,
      // A release never changes in its folder: a hash of their content in the files' names would say the same again, in the entry
      // and in the manifest, which every visit waits for.
      filename: '[name].js',
      chunkFilename: '[name].js',
      chunkLoadTimeout: 4000,
      clean: true,
    },
    plugins: [
      ...base.plugins,
      chunksAsPublished,
      compileAhead(/^__federation_expose_\w+\.js$/),
      new federation.ModuleFederationPlugin({
        name: globalName,
        filename: 'entry.js',
        exposes: { ...pagesOf(context), ...routesOf(context) },
        shared: { ...askedOfHost(context), ...borrowedOfHost(context, production) },
        shareStrategy: 'loaded-first',
        runtimePlugins: [fileURLToPath(new URL('./fresh-chunks.mjs', import.meta.url))],
        manifest: true,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

/** The host knows the hashes of the release's files; a chunk that is another is not run. */
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

/** What the remote asks of the host: everything federated that the package can see. */
function askedOfHost(context) {
  const own = JSON.parse(readFileSync(`${context}/package.json`, 'utf8')).dependencies;
  const asked = federatedModules.filter((module) => own[module.package ?? module.request]);
  return Object.fromEntries(
    asked.map(({ request, package: packageName = request }) => {
      const version = installedVersion(context, packageName);
      return [
        request,
        { singleton: true, strictVersion: true, import: false, requiredVersion: `^${version}`, version },
      ];
    }),
  );
}

/** What the remote carries, and takes from a host that has just the same. */
function borrowedOfHost(context, production) {
  const own = JSON.parse(readFileSync(`${context}/package.json`, 'utf8')).dependencies;
  if (!own[lentPackage]) return {};
  const version = lentVersion(production);
  return Object.fromEntries(lentModules.map((request) => [request, { requiredVersion: version, version }]));
}
