import { type RunningServer, serve } from './app/serve';
import { explainStart } from './app/explain-start';
import { createLogger } from './platform/observing/create-logger';
import { parseSettings } from './platform/settings/settings';

// Longer than any call may take; what still runs then is cut off.
const STOP_WITHIN_MS = 10_000;

// The reader of the log may end before this process; then only lines are lost.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

function complain(error: unknown): never {
  say(explainStart(error, process.env));
  process.exit(1);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

let server: RunningServer | undefined;

function stop(reason: string): void {
  // Nothing is served yet, and what is being prepared is undone by the database.
  if (!server) process.exit(0);
  say(`Stopping: ${reason}.`);
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  server.stop().then(() => process.exit(0), complain);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal));
process.once('disconnect', () => stop('the parent process is gone'));

try {
  const settings = parseSettings(process.env);
  const log = createLogger(settings.logLevel);
  server = await serve(settings, log, say);
  const ready = { ready: true, port: server.port };
  if (process.send) process.send(ready);
  else process.stdout.write(`${JSON.stringify(ready)}\n`);
  log.info({ port: server.port, host: settings.host, demoData: settings.demoData }, 'listening');
} catch (error) {
  complain(error);
}
