import { loadBundler } from './load-bundler.mjs';

// Runs one build in its own process: `node run-bundler.mjs <folder> <what the configuration gets, as JSON>`.
const [folder, build] = process.argv.slice(2);
const compiler = await loadBundler(folder, JSON.parse(build));

compiler.run((error, stats) => {
  if (error) console.error(error.stack);
  else if (stats.hasErrors() || stats.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings' }));
  const failed = Boolean(error) || stats.hasErrors();
  compiler.close(() => process.exit(failed ? 1 : 0));
});
