import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { buildFolders } from './build/build-workspace';
import { startDatabase } from './stack/stack';
import { readStackFile, readStartSettings, releaseStore } from './stack/start-settings';
import { root } from './workspace';

// pnpm backup <file>, pnpm restore <file>, pnpm reset-password <username>, pnpm rotate-key and pnpm rotate-root: on the database of this machine, whether or not the
// product is running, or on DATABASE_URL. pnpm restore --until <time> <folder> and pnpm drill <folder>: from the archive of
// DATABASE_URL.
/** The operand of each command; null for none. */
const operands: Record<string, string | null> = {
  backup: 'file',
  drill: 'folder',
  restore: 'file',
  'reset-password': 'username',
  'rotate-key': null,
  'rotate-root': null,
};
const [command = '', ...given] = process.argv.slice(2);
const until = command === 'restore' && given[0] === '--until' ? given.splice(0, 2) : [];
const [operand = '', ...more] = given;
const isOfArchive = until.length > 0 || command === 'drill';

try {
  if ((operand === '') !== (operands[command] === null) || more.length > 0) throw new Error(usage());
  const settings = readStartSettings(process.env);
  if (isOfArchive && !settings.databaseUrl)
    throw new Error('Only an external database can be archived: set DATABASE_URL.');
  const running = readStackFile(settings.dataDir);
  if (running && command === 'restore' && !isOfArchive)
    throw new Error(
      'The product is running on this data: stop it, and set DATA_DIR to an empty folder to restore into.',
    );
  await buildFolders(['server'], { mode: 'production', log: console.log });
  const { databaseUrl, databaseOwnerUrl } = settings.databaseUrl ? settings : (running ?? settings);
  const database = await startDatabase({ ...settings, databaseUrl, databaseOwnerUrl }, process.env);
  try {
    const args = argumentsFor(operand, settings.dataDir);
    // Inherits this terminal, where long commands show their progress.
    const program = [`${root}/server/dist/cli.js`, command, ...args];
    const child = spawn(process.execPath, program, { env: database.env, stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function argumentsFor(name: string, dataDir: string): string[] {
  if (isOfArchive) return [...until, resolve(name)];
  if (operands[command] === null) return [];
  return operands[command] === 'file' ? ['--store', releaseStore(dataDir), resolve(name)] : [name];
}

function usage(): string {
  const other = command === 'restore' ? ' | pnpm restore --until <time> <folder>' : '';
  const operand = operands[command];
  return `Usage: pnpm ${command}${operand ? ` <${operand}>` : ''}${other}`;
}
