import { webpack } from '@backoffice/build-config/webpack';

// Builds a remote at each change, in its own process: `node watch-webpack.mjs <folder> <release> <address>`.
const [folder, release, address] = process.argv.slice(2);
process.chdir(folder);
const { default: configure } = await import(`${folder}/webpack.config.mjs`);
const compiler = webpack(configure({ production: false, release, address }));

compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
  const failed = Boolean(error) || stats.hasErrors();
  const text = error?.stack ?? (failed || stats.hasWarnings() ? stats.toString('errors-warnings') : '');
  process.send({ failed, text });
});
process.on('disconnect', () => process.exit());
