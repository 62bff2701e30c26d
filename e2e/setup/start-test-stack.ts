import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWorkspace } from '@backoffice/commands/build-workspace';
import { startStack, type Stack } from '@backoffice/commands/stack';

/** The setting with the data folder that all stacks start with. */
const PREPARED = 'E2E_DATA_FOLDER';

export interface TestStack extends Stack {
  /** The release of each remote in this checkout. */
  releases: ReadonlyMap<string, string>;
}

async function createDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-e2e-'));
  // If the tests run as root, PostgreSQL runs as another user, who must reach its folder.
  await chmod(dataDir, 0o711);
  return dataDir;
}

const remove = (dataDir: string) => rm(dataDir, { recursive: true, force: true });

async function startIn(dataDir: string, settings: Record<string, string> = {}): Promise<TestStack> {
  const releases = await buildWorkspace({ mode: 'production', log: console.log });
  const { DATABASE_URL: _own, DATABASE_OWNER_URL: _owner, ...env } = process.env;
  const stack = await startStack({
    hostPort: 0,
    apiPort: 0,
    metricsPort: 0,
    dataDir,
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    releases,
    // All tests open lists as the same user.
    env: {
      ...env,
      LOG_LEVEL: 'warn',
      PRIVATE_KEYS_PER_HOUR: '1000000',
      WEBHOOK_NETWORKS: '127.0.0.0/8',
      ...settings,
    },
    say: console.error,
  });
  return { ...stack, releases };
}

/**
 * Sets up an installation with demo data and the built releases. All later stacks with demo data, of the process and its children,
 * start with its folder, which takes a third of the time.
 *
 * @returns a function that removes the folder
 */
export async function prepareTestStacks(): Promise<() => Promise<void>> {
  const dataDir = await createDataFolder();
  await (await startIn(dataDir)).stop();
  process.env[PREPARED] = dataDir;
  return () => remove(dataDir);
}

/** Starts the product like an operator, over a folder and on ports of its own. */
export async function startTestStack({
  settings,
}: { settings?: Record<string, string> } = {}): Promise<TestStack> {
  const dataDir = await createDataFolder();
  const prepared = process.env[PREPARED];
  // Unlike the functions of Node.js, it keeps the owners of the files.
  if (prepared && settings?.DEMO_DATA !== 'off') execFileSync('cp', ['-a', `${prepared}/.`, dataDir]);
  const stack = await startIn(dataDir, settings);
  return {
    ...stack,
    async stop() {
      await stack.stop();
      await remove(dataDir);
    },
  };
}
