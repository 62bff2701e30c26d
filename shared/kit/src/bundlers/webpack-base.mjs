import TerserPlugin from 'terser-webpack-plugin';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitFile } from '../kit-folder.mjs';

const require = createRequire(import.meta.url);

function fluentTokens() {
  return createRequire(require.resolve('@fluentui/react-components')).resolve('@fluentui/react-theme');
}

const doorsToStyles = ['@griffel/react', '@fluentui/react-components', '@backoffice/ui'];

/** A loader that turns `makeStyles` calls into finished rules, which spares every page their compilation in the browser. */
export const stylesAtBuild = {
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

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** Returns the lock file of a package or of the folders around it; undefined if there is none. */
export function lockFileOf(folder) {
  const found = LOCK_FILES.map((name) => `${folder}/${name}`).find((path) => existsSync(path));
  return found ?? (dirname(folder) === folder ? undefined : lockFileOf(dirname(folder)));
}

/**
 * Hashes this configuration and the versions of all packages, so that caches of other ones are not reused.
 *
 * @param {string} context the folder of the built package
 * @param {readonly string[]} presets further folders of configuration
 */
export function configurationHash(context, presets = []) {
  const hash = createHash('sha256');
  const lockFile = lockFileOf(context);
  if (lockFile) hash.update(readFileSync(lockFile));
  for (const folder of [kitFile('bundlers/'), ...presets])
    for (const name of readdirSync(folder).sort())
      if (name.endsWith('js')) hash.update(readFileSync(folder + name));
  return hash.digest('hex');
}

/**
 * Returns the common configuration of host and remotes. Types are checked by `pnpm check`, not here.
 *
 * @param {{ context: string, production: boolean, presets?: readonly string[] }} build
 * @returns {import('webpack').Configuration}
 */
export function webpackBase({ context, production, presets }) {
  return {
    context,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    // Maps are uploaded with a release and never served; development has them in the scripts.
    devtool: production ? 'hidden-nosources-source-map' : 'inline-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: `${context}/.cache/webpack-${production ? 'production' : 'development'}`,
      version: configurationHash(context, presets),
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
          loader: kitFile('bundlers/trusted-quill.mjs'),
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
  };
}

/**
 * Tells browsers to compile a whole file while it loads, off the main thread, instead of function by function on the main thread.
 *
 * @param {typeof import('webpack')} bundler
 * @param {RegExp} test matches the names of the files
 */
export function compileAhead(bundler, test) {
  return new bundler.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // After the minimiser, which would remove the comment, and before the source map, which counts its line.
    stage: bundler.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    test,
  });
}
