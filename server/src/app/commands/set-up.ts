import { readdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { deployKeyRequest, SET_UP_KEY_LABEL } from '@backoffice/contract';
import { acceptDeployKey, issueDeployKey } from '../../areas/remotes/deploy-keys/deploy-keys';
import { saveHostModules } from '../../areas/remotes/releases/host-releases.repository';
import { retireOthers } from '../../areas/remotes/releases/retire-others';
import { withPool } from '../../platform/database/create-pool';
import { migrateDatabase } from '../../platform/database/migrate-database';
import { parseDatabaseUrls } from '../../platform/settings/settings';
import { readHostModules } from './publish-releases';

/** The names of the files: `deploy-key-mfe-merchant`. */
const KEY_FILE = /^deploy-key-(mfe-[a-z0-9-]+)$/;
const KEY = /^dk_[\w-]{43}$/;

async function readKeys(folder: string): Promise<{ remote: string; key: string }[]> {
  const names = (await readdir(folder)).sort();
  const files = names.flatMap((name) => {
    const [, remote] = KEY_FILE.exec(name) ?? [];
    return remote ? [{ remote, path: `${folder}/${name}` }] : [];
  });
  return Promise.all(
    files.map(async ({ remote, path }) => {
      const key = (await readFile(path, 'utf8')).trim();
      if (!KEY.test(key)) throw new Error(`${path} does not contain a deploy key (dk_ and 43 characters).`);
      return { remote, key };
    }),
  );
}

/**
 * `cli set-up [--host <file or address>] [--deploy-keys <folder>]`: prepares an installation of containers: the newest schema,
 * the modules that the host provides to remotes, and the deploy keys of the remotes' containers. Other remotes that such
 * containers have shipped are retired. Idempotent.
 */
export async function setUp(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { host: { type: 'string' }, 'deploy-keys': { type: 'string' } },
  });
  const urls = parseDatabaseUrls(env);
  const modules = values.host && (await readHostModules(values.host));
  const keys = values['deploy-keys'] ? await readKeys(values['deploy-keys']) : [];
  const applied = await migrateDatabase(urls);
  return withPool(urls.ownerUrl, async (pool) => {
    if (modules) await saveHostModules(pool, modules);
    let added = 0;
    for (const key of keys) if (await acceptDeployKey(pool, { ...key, label: SET_UP_KEY_LABEL })) added++;
    const retired =
      keys.length > 0
        ? await retireOthers(
            pool,
            keys.map(({ remote }) => remote),
            SET_UP_KEY_LABEL,
          )
        : [];
    for (const remote of retired) console.log(`${remote} is no longer part of the installation.`);
    return `The installation is set up: ${applied.length} new migrations, ${added} new deploy keys.`;
  });
}

/** `cli migrate`: migrates the database to the newest schema. */
export async function migrate(_args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const applied = await migrateDatabase(parseDatabaseUrls(env));
  return applied.length > 0 ? `Migrated: ${applied.join(', ')}.` : 'The database is up to date.';
}

/** `cli deploy-key <name> <label>`: prints a new deploy key for this remote; it cannot be read again. */
export async function makeDeployKey(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [name, label, ...more] = args;
  const request = deployKeyRequest.safeParse({ remote: name, label });
  if (!request.success || more.length > 0)
    throw new Error('Usage: deploy-key <remote> <label>, such as mfe-billing and the name of the team.');
  const issued = await withPool(parseDatabaseUrls(env).ownerUrl, (pool) =>
    issueDeployKey(pool, null, request.data),
  );
  return issued.key;
}
