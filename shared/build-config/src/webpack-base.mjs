import CompressionPlugin from 'compression-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import webpack from 'webpack';
import { lentPackage } from './federated-modules.mjs';
import { bundledWith, sharedFolder } from './host-contract.mjs';

const require = createRequire(import.meta.url);

function fluentTokens() {
  const fluent = createRequire(
    realpathSync(new URL('../../ui/node_modules/@fluentui/react-components', import.meta.url)) + '/',
  );
  return fluent.resolve('@fluentui/react-theme');
}

const doorsToStyles = ['@griffel/react', '@fluentui/react-components', '@backoffice/ui'];

/** Turns `makeStyles` calls into finished rules, which spares every page their compilation in the browser. */
const stylesAtBuild = {
  loader: fileURLToPath(import.meta.resolve('@griffel/webpack-loader')),
  options: {
    modules: doorsToStyles.map((moduleSource) => ({ moduleSource, importName: 'makeStyles' })),
    webpackResolveOptions: {
      alias: {
        // Style files use only the tokens of these packages, so the rest is not evaluated.
        '@backoffice/ui$': fluentTokens(),
        '@fluentui/react-components$': fluentTokens(),
        '@babel/runtime': dirname(require.resolve('@babel/runtime/package.json')),
      },
    },
  },
};

/** Hashes this configuration and the versions of all packages, so that caches of other ones are not reused. */
function configurationHash() {
  const folder = fileURLToPath(new URL('./', import.meta.url));
  const files = readdirSync(folder).filter((name) => name.endsWith('js'));
  const hash = createHash('sha256').update(readFileSync(`${folder}../../../pnpm-lock.yaml`));
  for (const name of files.sort()) hash.update(readFileSync(folder + name));
  return hash.digest('hex');
}

/**
 * Returns the common configuration of host and remotes. Types are checked by `pnpm check`, not here.
 *
 * @param {{ context: string, production: boolean }} build
 * @returns {import('webpack').Configuration}
 */
export function webpackBase({ context, production }) {
  return {
    context,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    // Maps are uploaded with a release and never served; development has them in the scripts.
    devtool: production ? 'hidden-nosources-source-map' : 'inline-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: `${context}/.cache/webpack-${production ? 'production' : 'development'}`,
      version: configurationHash(),
      // Empty, since `version` covers them: tracking the imports of configuration and webpack takes a third of the build.
      buildDependencies: { defaultWebpack: [] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // Resolved from this package, since the built packages do not depend on the loaders.
          use: [
            ...(production ? [stylesAtBuild] : []),
            {
              loader: fileURLToPath(import.meta.resolve('ts-loader')),
              options: {
                transpileOnly: true,
                configFile: `${context}/tsconfig.json`,
                compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: true },
              },
            },
          ],
        },
        {
          test: /[\\/]node_modules[\\/]quill[\\/].*\.js$/,
          loader: fileURLToPath(new URL('./trusted-quill.mjs', import.meta.url)),
        },
      ],
    },
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // The minifier uses its own threads.
          parallel: false,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { passes: 2 }, format: { comments: false } },
        }),
      ],
    },
    plugins: production
      ? [
          new CompressionPlugin({
            filename: '[path][base].br',
            algorithm: 'brotliCompress',
            test: /\.(js|css|html|json|svg)$/,
            compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
            minRatio: 1,
          }),
        ]
      : [],
  };
}

/**
 * Returns the installed version of a direct dependency, read from its folder: not every package exports its `package.json`.
 *
 * @param {string} context the folder of the package that depends on it
 * @param {string} dependency
 */
export function installedVersion(context, dependency) {
  return JSON.parse(readFileSync(`${context}/node_modules/${dependency}/package.json`, 'utf8')).version;
}

/**
 * Returns the version of the package that the host lends to remotes, a hash of all that its build reads: equal version, equal code.
 *
 * @param {boolean} production
 */
export function lentVersion(production) {
  const hash = createHash('sha256').update(`${configurationHash()} ${production}`);
  for (const folder of bundledWith(sharedFolder(lentPackage))) {
    const files = readdirSync(`${folder}/src`, { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map((file) => `${file.parentPath}/${file.name}`);
    for (const path of paths.sort()) if (!/\.test\.tsx?$/.test(path)) hash.update(readFileSync(path));
  }
  return `1.0.0-${hash.digest('hex').slice(0, 12)}`;
}

/**
 * Tells browsers to compile a whole file while it loads, off the main thread, instead of function by function on the main thread.
 *
 * @param {RegExp} test matches the names of the files
 */
export function compileAhead(test) {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // After the minimiser, which would remove the comment, and before the source map, which counts its line.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    test,
  });
}
