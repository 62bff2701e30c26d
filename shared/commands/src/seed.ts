import { parseArgs } from 'node:util';
import { buildWorkspace } from './build-workspace';
import { startDatabase } from './database';
import { runServerCommand } from './server-program';
import { readStartSettings } from './start-settings';

const { values } = parseArgs({ options: { merchants: { type: 'string' } } });
if (!/^\d+$/.test(values.merchants ?? '')) {
  console.error('Usage: pnpm seed --merchants <number>');
  process.exit(1);
}
await buildWorkspace({ mode: 'production', log: console.log });
const database = await startDatabase(readStartSettings(process.env), process.env);
try {
  await runServerCommand(['migrate'], database.env);
  console.log(await runServerCommand(['seed', '--merchants', values.merchants!], database.env));
} finally {
  await database.stop();
}
