import federation from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { chunksAsPublished, federationOf, outputOf, resolve, splitChunks } from './remote-build.mjs';
import { compileAhead, stylesAtBuild } from './webpack-base.mjs';

/**
 * Returns the configuration of a remote for Rspack, which builds the same release as webpack: see `federationOf`.
 *
 * @param {import('./remote-build.mjs').RemoteBuild} build
 * @returns {import('@rspack/core').Configuration}
 */
export function rspackRemote(build) {
  const { context, production } = build;
  return {
    context,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? false : 'source-map',
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    resolve,
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: [
            ...(production ? [stylesAtBuild] : []),
            {
              loader: 'builtin:swc-loader',
              options: {
                jsc: {
                  target: 'es2022',
                  parser: { syntax: 'typescript', tsx: true },
                  transform: { react: { runtime: 'automatic' } },
                },
              },
            },
          ],
        },
        { test: /\.css$/, type: 'asset/resource' },
      ],
    },
    entry: {},
    output: outputOf(build),
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { ecma: 2022, compress: { passes: 2 }, format: { comments: false } },
        }),
      ],
    },
    plugins: [
      chunksAsPublished((compilation) => rspack.RuntimePlugin.getCompilationHooks(compilation)),
      compileAhead(rspack, /^__federation_expose_\w+\.js$/),
      new federation.ModuleFederationPlugin(federationOf(build)),
    ],
  };
}
