import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Where a running stack answers, for commands that are run beside it. */
export interface StackFile {
  address: string;
  apiAddress: string;
  databaseUrl: string;
}

const pathIn = (dataDir: string) => `${dataDir}/stack.json`;

/** Only for who may read the data folder's secrets, as it names the database. */
export function writeStackFile(dataDir: string, stack: StackFile): void {
  writeFileSync(pathIn(dataDir), JSON.stringify(stack), { mode: 0o600 });
}

export function removeStackFile(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** Undefined where no stack runs over this data folder. */
export function readStackFile(dataDir: string): StackFile | undefined {
  const path = pathIn(dataDir);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as StackFile) : undefined;
}
