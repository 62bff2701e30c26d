import { performance } from 'node:perf_hooks';
import { buildApp } from '../src/app/build-app';
import { createServices, prepareDatabase } from '../src/app/serve';
import { createLogger } from '../src/platform/observing/create-logger';
import { parseSettings } from '../src/platform/settings/settings';

// The API as it is served, in a process of its own; each answer tells in Server-Timing how long it took, from the request's
// first hook to the text of the answer.
const settings = parseSettings(process.env);
const services = createServices(settings, createLogger(settings.logLevel));
await prepareDatabase(services, () => {});
const app = await buildApp(services);
const started = new WeakMap<object, number>();
app.addHook('onRequest', async (request) => void started.set(request, performance.now()));
app.addHook('onSend', async (request, reply) => {
  const took = performance.now() - (started.get(request) ?? Number.NaN);
  reply.header('server-timing', `total;dur=${took.toFixed(3)}`);
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({
    cpuMs: (user + system) / 1000,
    memoryMb: (heapUsed + external) / 1024 ** 2,
    residentMb: rss / 1024 ** 2,
  });
});
process.once('disconnect', () => {
  void app.close().then(() => process.exit(0));
});
