import { serve } from './app/serve';
import { createLogger } from './observing/create-logger';
import { parseSettings, SettingsError } from './settings/settings';

// Longer than any call may take; what still runs then is cut off.
const STOP_WITHIN_MS = 10_000;

function complain(error: unknown): never {
  const sentences =
    error instanceof SettingsError
      ? error.problems
      : [error instanceof Error ? error.message : String(error)];
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

try {
  const settings = parseSettings(process.env);
  const log = createLogger(settings.logLevel);
  const server = await serve(settings, log, say);
  const stop = (reason: string) => {
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void server.stop().then(() => process.exit(0), complain);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal));
  process.once('disconnect', () => stop('the parent process is gone'));
  const ready = { ready: true, port: server.port };
  if (process.send) process.send(ready);
  else process.stdout.write(`${JSON.stringify(ready)}\n`);
  log.info({ port: server.port, host: settings.host, demoData: settings.demoData }, 'listening');
} catch (error) {
  complain(error);
}
