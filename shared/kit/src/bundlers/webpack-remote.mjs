import federation from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { chunksAsPublished, federationOf, outputOf, resolve, splitChunks } from './remote-build.mjs';
import { compileAhead, webpackBase } from './webpack-base.mjs';

/**
 * Returns the configuration of a remote, which bundles its own code only: see `federationOf`.
 *
 * @param {import('./remote-build.mjs').RemoteBuild} build
 * @returns {import('webpack').Configuration}
 */
export function webpackRemote(build) {
  const base = webpackBase(build);
  return {
    ...base,
    // Style sheets that a library imports become files to link, since the page's policy forbids style elements.
    module: { rules: [...base.module.rules, { test: /\.css$/, type: 'asset/resource' }] },
    resolve,
    entry: {},
    output: outputOf(build),
    optimization: { ...base.optimization, splitChunks },
    plugins: [
      chunksAsPublished((compilation) =>
        webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation),
      ),
      compileAhead(webpack, /^__federation_expose_\w+\.js$/),
      new federation.ModuleFederationPlugin(federationOf(build)),
    ],
  };
}
