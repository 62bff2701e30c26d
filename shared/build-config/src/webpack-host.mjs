import { hostVersions } from '@backoffice/kit/host-contract';
import { compileAhead, webpackBase } from '@backoffice/kit/webpack-base';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import webpack from 'webpack';
import { lentVersion, presets } from './lent-version.mjs';
import { shippedPackages } from './licences.mjs';

/**
 * Returns the configuration of the host, which knows no remote. The build has one chunk for each step (login, app, federation,
 * facades). A later step leaves out the modules of earlier ones, so no chunk is split further.
 *
 * @param {{ context: string, production: boolean }} build
 * @returns {import('webpack').Configuration}
 */
export function webpackHost({ context, production }) {
  const base = webpackBase({ context, production, presets });
  // The versions that this host provides to remotes, for the registry of releases.
  const versions = JSON.stringify(hostVersions());
  const require = createRequire(`${context}/package.json`);
  // The runtime's packages lead webpack to CommonJS files for requests of a remote's tooling; one ES module copy is enough.
  const runtime = createRequire(require.resolve('@module-federation/runtime'));
  const router = dirname(dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router')));
  const esm = (resolve, name) => resolve(name).replace(/\.cjs$/, '.js');
  return {
    ...base,
    // In the order of the page: the early calls are sent while the app's code is loading.
    entry: { early: './src/kernel/early/early.ts', main: './src/boot/main.ts' },
    output: {
      path: `${context}/dist/files`,
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:12].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:12].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      // Outside of the folder that the gateway serves.
      sourceMapFilename: '../maps/[file].map',
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    resolve: {
      ...base.resolve,
      alias: {
        '@module-federation/runtime$': esm(require.resolve, '@module-federation/runtime'),
        '@module-federation/runtime-core$': esm(runtime.resolve, '@module-federation/runtime-core'),
        '@module-federation/sdk$': esm(runtime.resolve, '@module-federation/sdk'),
        // The package names its files with warnings for developers.
        ...(production && {
          'react-router$': `${router}/production/index.mjs`,
          'react-router/dom$': `${router}/production/dom-export.mjs`,
        }),
      },
    },
    module: {
      rules: [
        ...base.module.rules,
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          loader: fileURLToPath(new URL('./typeface-subset.mjs', import.meta.url)),
        },
      ],
    },
    optimization: {
      ...base.optimization,
      // Set by `stepsByName`.
      chunkIds: production ? false : 'named',
      runtimeChunk: false,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, react: reactFile } },
    },
    plugins: [
      ...(production ? [compressed] : []),
      checkedByHash,
      ...(production ? [stepsByName, new webpack.ids.DeterministicChunkIdsPlugin()] : []),
      compileAhead(webpack, /\/(react|main|app|facades)\.\w+\.js$/),
      new webpack.DefinePlugin({
        ENV_TARGET: '"web"',
        FEDERATED_VERSIONS: versions,
        LENT_VERSION: JSON.stringify(lentVersion(production)),
        // The host reads manifests and loads entries itself (see src/remotes/), so the runtime's own loader is left out.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
      }),
      emitFile('host-modules.json', versions),
      // The default picture, at the address that new users have.
      emitFile('avatar.png', readFileSync(`${context}/src/avatar.png`)),
      // The content of the About dialog.
      emitFile('assets/about.json', about(`${context}/..`)),
      // The product's mark, which the gateway serves in the operator's colour.
      emitFile('logo.svg', readFileSync(`${context}/src/logo.svg`)),
      new HtmlPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        chunksSortMode: 'manual',
        chunks: ['early', 'main'],
        minify: production ? 'auto' : false,
      }),
    ],
  };
}

/**
 * Uses the name of a step as the id of its chunk, by which the host loads it. Other chunks get short numbers, since the first
 * script
 * lists all ids and each importing script repeats them.
 */
const stepsByName = {
  apply(compiler) {
    compiler.hooks.compilation.tap('steps-by-name', (compilation) => {
      compilation.hooks.chunkIds.tap('steps-by-name', (chunks) => {
        for (const chunk of chunks) if (chunk.name) [chunk.id, chunk.ids] = [chunk.name, [chunk.name]];
      });
    });
  },
};

/**
 * Sets the integrity of the host's scripts, since scripts without a hash are blocked: docs/decisions/0043. `ownScripts` has the
 * hashes by file name.
 */
const checkedByHash = {
  apply(compiler) {
    compiler.hooks.compilation.tap('checked-by-hash', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        'checked-by-hash',
        (source) =>
          `${source}\nif (globalThis.ownScripts) { script.crossOrigin = ''; script.integrity = 'sha256-' + ownScripts[url.slice(-15, -3)]; }`,
      );
    });
  },
};

const compressed = new CompressionPlugin({
  filename: '[path][base].br',
  algorithm: 'brotliCompress',
  test: /\.(js|css|html|json|svg)$/,
  compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  minRatio: 1,
});

/** Puts React into a file of its own, which stays cached across releases. */
const reactFile = {
  name: 'react',
  chunks: 'initial',
  test: /\/node_modules\/(react|react-dom|scheduler)\//,
  enforce: true,
};

/** Adds a file beside the page. */
const emitFile = (name, content) => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        compilation.emitAsset(name, new webpack.sources.RawSource(content));
      });
    });
  },
});

const about = (root) =>
  JSON.stringify({
    version: JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).version,
    packages: shippedPackages(root),
  });
