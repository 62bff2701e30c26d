import { loadBundler } from './load-bundler.mjs';

// Builds a remote at each change, in its own process: `node watch-bundler.mjs <folder> <what the configuration gets, as JSON>`.
const [folder, build] = process.argv.slice(2);
const compiler = await loadBundler(folder, JSON.parse(build));

compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
  const failed = Boolean(error) || stats.hasErrors();
  const text = error?.stack ?? (failed || stats.hasWarnings() ? stats.toString('errors-warnings') : '');
  process.send({ failed, text });
});
process.on('disconnect', () => process.exit());
