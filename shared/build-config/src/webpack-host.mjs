import HtmlPlugin from 'html-webpack-plugin';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { federatedModules } from './federated-modules.mjs';
import { compileAhead, installedVersion, lentVersion, webpackBase } from './webpack-base.mjs';

/**
 * The host: an ordinary build that knows no remote. One chunk a step (login, app, federation, facades); a module that
 * an earlier step holds is left out of the later ones, which is why no chunk is split any further.
 *
 * @param {{ context: string, production: boolean }} build
 * @returns {import('webpack').Configuration}
 */
export function webpackHost({ context, production }) {
  const base = webpackBase({ context, production });
  // What this host gives to remotes, for the registry of releases.
  const versions = JSON.stringify(federatedVersions(context));
  const require = createRequire(`${context}/package.json`);
  // The run time's packages point webpack at CommonJS files when a remote's tooling asks; one ES module copy is enough.
  const runtime = createRequire(require.resolve('@module-federation/runtime'));
  const esm = (resolve, name) => resolve(name).replace(/\.cjs$/, '.js');
  return {
    ...base,
    entry: { main: './src/boot/main.ts' },
    output: {
      path: `${context}/dist/files`,
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:12].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:12].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    resolve: {
      ...base.resolve,
      alias: {
        '@module-federation/runtime$': esm(require.resolve, '@module-federation/runtime'),
        '@module-federation/runtime-core$': esm(runtime.resolve, '@module-federation/runtime-core'),
        '@module-federation/sdk$': esm(runtime.resolve, '@module-federation/sdk'),
        'rtl-css-js/core$': fileURLToPath(new URL('./left-to-right.mjs', import.meta.url)),
      },
    },
    module: {
      rules: [
        ...base.module.rules,
        {
          test: /@fluentui[\\/]tokens[\\/]lib[\\/]tokens\.js$/,
          loader: fileURLToPath(new URL('./tokens-by-name.mjs', import.meta.url)),
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          loader: fileURLToPath(new URL('./typeface-subset.mjs', import.meta.url)),
        },
      ],
    },
    optimization: {
      ...base.optimization,
      // By `stepsByName`.
      chunkIds: production ? false : 'named',
      runtimeChunk: false,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, react: reactFile } },
    },
    plugins: [
      ...base.plugins,
      checkedByHash,
      ...(production ? [stepsByName, new webpack.ids.DeterministicChunkIdsPlugin()] : []),
      compileAhead(/\/(react|main|app|facades)\.\w+\.js$/),
      new webpack.DefinePlugin({
        ENV_TARGET: '"web"',
        FEDERATED_VERSIONS: versions,
        LENT_VERSION: JSON.stringify(lentVersion(production)),
        // The host reads manifests and loads entries itself (see src/remotes/), so the run time's own way stays out.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      emitFile('host-modules.json', versions),
      // The picture of who has none, at the address that users have from the start.
      emitFile('avatar.png', readFileSync(`${context}/src/avatar.png`)),
      new HtmlPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        minify: production ? 'auto' : false,
      }),
    ],
  };
}

/**
 * The host asks for the file of a step by the step's name. Those without a name get a short number: the first script has a list of all, and
 * each that asks for one its id.
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

/** A script without a hash is not run (docs/decisions/0043). The host fetches those of all its files, by the hash in their name. */
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

/** React's file outlives the releases. */
const reactFile = {
  name: 'react',
  chunks: 'initial',
  test: /\/node_modules\/(react|react-dom|scheduler)\//,
  enforce: true,
};

/** Adds a file under a name of its own beside the page. */
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

function federatedVersions(context) {
  return Object.fromEntries(
    federatedModules.map(({ request, package: name = request }) => [
      request,
      installedVersion(context, name),
    ]),
  );
}
