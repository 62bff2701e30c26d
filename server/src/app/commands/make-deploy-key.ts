import { remoteName } from '@backoffice/contract';
import { createPool } from '../../platform/database/create-pool';
import { issueDeployKey } from '../../areas/remotes/deploy-keys';
import { parseDatabaseUrl } from '../../platform/settings/settings';

/** `cli deploy-key <name> <label>`: prints a key that ships this remote; it can't be read again. */
export async function makeDeployKey(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [name, label, ...more] = args;
  const remote = remoteName.safeParse(name);
  if (!remote.success || !label || more.length > 0)
    throw new Error("Give a remote's name (mfe-…) and a label, such as the team's name.");
  const pool = createPool(parseDatabaseUrl(env), { max: 1 });
  try {
    return (await issueDeployKey(pool, null, { remote: remote.data, label })).key;
  } finally {
    await pool.end();
  }
}
