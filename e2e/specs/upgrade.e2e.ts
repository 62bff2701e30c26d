import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWorkspace } from '@backoffice/commands/build-workspace';
import { freePort } from '@backoffice/commands/ports';
import { runServerCommand } from '@backoffice/commands/running-process';
import { type Stack, startStack } from '@backoffice/commands/stack';
import { root } from '@backoffice/commands/workspace';
import {
  apiPaths,
  remotePaths,
  HOST,
  type LoginResponse,
  type RemotePointer,
  type RemoteRelease,
} from '@backoffice/contract';
import { packRelease } from '@backoffice/kit/pack-release';
import { RegistryClient } from '@backoffice/kit/registry-client';
import { shipOnce } from '@backoffice/kit/ship-once';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- brings tables into the state of an earlier release, which no call does
import pg from 'pg';
import { makeRelease, withCaption } from '../fixtures/make-release';
import { callApi, REMOTE, SECOND, tableOf } from '../fixtures/team';
import { expect, test as base } from '../fixtures/test';

// Streams and calls fail while the product restarts.
const test = base.extend({ address: async ({}, use) => use('') });
test.use({ expectedComplaints: /./ });

/** Leaves of the store and the tables what the releases before uploads have left: neither compressed copies, maps nor hosts. */
async function makeOld({ store, env }: Stack): Promise<void> {
  const paths = await readdir(store, { recursive: true });
  const newer = paths.filter(
    (path) => /\.gz$|(^|\/)\.(maps|pointer)(\/|$)/.test(path) || path.startsWith(HOST),
  );
  await Promise.all(newer.map((path) => rm(`${store}/${path}`, { recursive: true, force: true })));
  const client = new pg.Client({ connectionString: env.DATABASE_OWNER_URL });
  await client.connect();
  try {
    await client.query('delete from release_manifest');
    await client.query('delete from host_release');
    await client.query('alter table release disable trigger user');
    for (const table of ['remote_pointer', 'release'])
      await client.query(`delete from ${table} where remote = $1`, [HOST]);
    await client.query('alter table release enable trigger user');
  } finally {
    await client.end();
  }
}

test('an upgrade takes over live, previous and held releases, and an open session goes on', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const releases = await buildWorkspace({ mode: 'production', log: console.log });
  const first = releases.get(REMOTE)!;
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-e2e-'));
  await chmod(dataDir, 0o711);
  const { DATABASE_URL: _own, DATABASE_OWNER_URL: _owner, ...env } = process.env;
  const options = {
    hostPort: await freePort(),
    apiPort: await freePort(),
    metricsPort: 0,
    dataDir,
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    env: { ...env, LOG_LEVEL: 'warn' },
    say: console.error,
  };
  let stack = await startStack({ ...options, releases });
  try {
    const { address, apiAddress, store } = stack;
    const login = { username: 'admin', password: '111111' };
    const { token } = await callApi<LoginResponse>(apiAddress, undefined, apiPaths.login, login);
    const open = async () => {
      const page = await (await browser.newContext({ baseURL: address })).newPage();
      await page.context().addCookies([{ name: 'Admin-Token', value: token, url: address }]);
      return page;
    };
    const held = await open();
    // Disables prefetching, so that the page opened later is not loaded yet.
    await held.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await held.goto('/dashboard');
    await expect(held.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();

    const deployKey = (await runServerCommand(['deploy-key', REMOTE, 'its team'], stack.env)).trim();
    const client = new RegistryClient({ apiAddress, deployKey });
    const built = `${dataDir}/second`;
    const from = { release: first, folder: `${store}/${REMOTE}/${first}` };
    makeRelease(built, {
      remote: REMOTE,
      release: SECOND,
      from,
      change: (script) => withCaption(script, 'Merchants, second'),
    });
    await client.upload(REMOTE, SECOND, await packRelease(built));
    await client.promote(REMOTE, SECOND);

    await makeOld(stack);
    await stack.stop();
    const others = new Map([...releases].filter(([remote]) => remote !== REMOTE));
    stack = await startStack({ ...options, releases: others });
    const shipped = { remote: REMOTE, release: first, folder: `${root}/${REMOTE}/dist/${first}` };
    expect(await shipOnce(shipped, client)).toContain(`${SECOND} is live`);

    const menu = held.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Merchant list' }).click();
    await expect(tableOf(held, 'Merchants')).toBeVisible();
    await menu.getByRole('link', { name: 'Channel list' }).click();
    await expect(tableOf(held, 'Channels')).toBeVisible();
    const fresh = await open();
    await fresh.goto('/merchant/list');
    await expect(tableOf(fresh, 'Merchants, second')).toBeVisible();
    const back = await callApi<RemotePointer>(apiAddress, token, remotePaths.remoteRollback, {
      remote: REMOTE,
    });
    expect(back.live).toBe(first);
    const remotes = await callApi<RemoteRelease[]>(apiAddress, token, apiPaths.remotes);
    expect(remotes.find(({ name }) => name === REMOTE)?.release).toBe(first);
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
