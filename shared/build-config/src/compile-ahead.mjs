import webpack from 'webpack';

/**
 * Tells browsers that all of a file's code is wanted at once. Compiled while it arrives, beside the main thread, it need not be
 * compiled there function by function.
 *
 * @param {RegExp} test names of the files
 */
export function compileAhead(test) {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // After the minimizer, which would drop it.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    test,
  });
}
