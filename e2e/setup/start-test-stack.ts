import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWorkspace } from '@backoffice/commands/build-workspace';
import { startStack, type Stack } from '@backoffice/commands/stack';

/** The product as an operator would start it, over an empty folder and on ports of its own. */
export async function startTestStack(): Promise<Stack> {
  const releases = await buildWorkspace({ mode: 'production', log: console.log });
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-e2e-'));
  const { DATABASE_URL: _own, ...env } = process.env;
  const stack = await startStack({
    hostPort: 0,
    apiPort: 0,
    dataDir,
    databaseUrl: undefined,
    releases,
    env,
    onFailure: (message) => console.error(message),
  });
  return {
    ...stack,
    async stop() {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
