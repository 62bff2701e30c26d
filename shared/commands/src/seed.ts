import { parseArgs } from 'node:util';
import { buildWorkspace } from './build/build-workspace';
import { startDatabase } from './stack/stack';
import { runServerCommand } from './stack/running-process';
import { readStartSettings } from './stack/start-settings';

const { values } = parseArgs({
  options: { merchants: { type: 'string' }, channels: { type: 'string' }, transactions: { type: 'string' } },
});
const wanted = Object.entries(values).filter(([, number]) => /^\d+$/.test(number));
if (wanted.length === 0 || wanted.length < Object.keys(values).length) {
  console.error('Usage: pnpm seed [--merchants <number>] [--channels <number>] [--transactions <number>]');
  process.exit(1);
}
await buildWorkspace({ mode: 'production', log: console.log });
const database = await startDatabase(readStartSettings(process.env), process.env);
try {
  await runServerCommand(['migrate'], database.env);
  const options = wanted.flatMap(([name, number]) => [`--${name}`, number]);
  console.log(await runServerCommand(['seed', ...options], database.env));
} finally {
  await database.stop();
}
