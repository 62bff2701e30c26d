import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWorkspace } from '@backoffice/commands/build-workspace';
import { startStack, type Stack } from '@backoffice/commands/stack';

export interface TestStack extends Stack {
  /** The release of each remote in this checkout. */
  releases: ReadonlyMap<string, string>;
}

/** Starts the product like an operator, over an empty folder and on ports of its own. */
export async function startTestStack({
  settings,
}: { settings?: Record<string, string> } = {}): Promise<TestStack> {
  const releases = await buildWorkspace({ mode: 'production', log: console.log });
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-e2e-'));
  // If the tests run as root, PostgreSQL runs as another user, who must reach its folder.
  await chmod(dataDir, 0o711);
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
  return {
    ...stack,
    releases,
    async stop() {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
