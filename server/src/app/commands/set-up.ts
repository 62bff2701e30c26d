import { readdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createPool } from '../../platform/database/create-pool';
import { migrationsFolder } from '../../platform/database/migrations-folder';
import { runMigrations } from '../../platform/database/run-migrations';
import { acceptDeployKey } from '../../areas/remotes/deploy-keys';
import { saveHostModules } from '../../areas/remotes/host-offer.repository';
import { parseDatabaseUrl } from '../../platform/settings/settings';
import { readHostModules } from './read-host-modules';

/** Names of the files: `deploy-key-mfe-merchant`. */
const KEY_FILE = /^deploy-key-(mfe-[a-z0-9-]+)$/;
const KEY = /^dk_[\w-]{43}$/;
const LABEL = 'the installation’s own';

async function readKeys(folder: string): Promise<{ remote: string; key: string }[]> {
  const files = (await readdir(folder)).filter((name) => KEY_FILE.test(name)).sort();
  return Promise.all(
    files.map(async (name) => {
      const key = (await readFile(`${folder}/${name}`, 'utf8')).trim();
      if (!KEY.test(key)) throw new Error(`${folder}/${name} holds no deploy key (dk_ and 43 characters).`);
      return { remote: KEY_FILE.exec(name)![1]!, key };
    }),
  );
}

/**
 * `cli set-up [--host <file or address>] [--deploy-keys <folder>]`: what an installation of containers needs before it serves:
 * the newest schema, what the host gives to remotes, and the keys by which the remotes' containers ship. Does no harm twice.
 */
export async function setUp(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { host: { type: 'string' }, 'deploy-keys': { type: 'string' } },
  });
  const databaseUrl = parseDatabaseUrl(env);
  const modules = values.host && (await readHostModules(values.host));
  const keys = values['deploy-keys'] ? await readKeys(values['deploy-keys']) : [];
  const applied = await runMigrations(databaseUrl, migrationsFolder);
  const pool = createPool(databaseUrl, { max: 1 });
  let added = 0;
  try {
    if (modules) await saveHostModules(pool, modules);
    for (const key of keys) if (await acceptDeployKey(pool, { ...key, label: LABEL })) added++;
  } finally {
    await pool.end();
  }
  return `The installation is set up: ${applied.length} new migrations, ${added} new deploy keys.`;
}
