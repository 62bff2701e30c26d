import { resolve } from 'node:path';
import { buildFolders } from './build/build-workspace';
import { startDatabase } from './stack/stack';
import { releaseStore } from './ship/release-store';
import { runServerCommand } from './stack/running-process';
import { readStackFile, readStartSettings } from './stack/start-settings';

// pnpm backup <file>, pnpm restore <file> and pnpm reset-password <username>: on the database of this machine, whether the product
// runs or not, or on DATABASE_URL.
const operands: Record<string, string> = { backup: 'file', restore: 'file', 'reset-password': 'username' };
const [command = '', operand, ...more] = process.argv.slice(2);

try {
  if (!operand || more.length > 0) throw new Error(`Usage: pnpm ${command} <${operands[command]}>`);
  const settings = readStartSettings(process.env);
  const running = readStackFile(settings.dataDir);
  if (running && command === 'restore')
    throw new Error('The product runs on this data: stop it, and name an empty DATA_DIR to restore into.');
  await buildFolders(['server'], { mode: 'production', log: console.log });
  const { databaseUrl, databaseOwnerUrl } = settings.databaseUrl ? settings : (running ?? settings);
  const database = await startDatabase({ ...settings, databaseUrl, databaseOwnerUrl }, process.env);
  try {
    const args =
      operands[command] === 'file'
        ? ['--store', releaseStore(settings.dataDir), resolve(operand)]
        : [operand];
    process.stdout.write(await runServerCommand([command, ...args], database.env));
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
