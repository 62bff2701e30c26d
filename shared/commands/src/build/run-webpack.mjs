import { webpack } from '@backoffice/build-config/webpack';

// Runs one build in its own process: `node run-webpack.mjs <folder> <release> <mode>`.
const [folder, release, mode] = process.argv.slice(2);
// From any other folder the federation plug-in silently leaves `shared` in the manifest empty.
process.chdir(folder);
const { default: configure } = await import(`${folder}/webpack.config.mjs`);
const compiler = webpack(configure({ production: mode === 'production', release }));

compiler.run((error, stats) => {
  if (error) console.error(error.stack);
  else if (stats.hasErrors() || stats.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings' }));
  const failed = Boolean(error) || stats.hasErrors();
  compiler.close(() => process.exit(failed ? 1 : 0));
});
