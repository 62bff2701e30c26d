import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packRelease } from '@backoffice/kit/pack-release';
import { RegistryClient } from '@backoffice/kit/registry-client';
import { runServerCommand } from '@backoffice/commands/running-process';
import { HOST } from '@backoffice/contract';
import { makeHost } from '../fixtures/make-host';
import { makeRelease } from '../fixtures/make-release';
import { newSession, REMOTE, SECOND, test as base } from '../fixtures/team';
import { expect } from '../fixtures/test';

/** `now` provides everything that `before` does, and more; `without` has removed a function. */
type HostVersion = 'before' | 'now' | 'without';

/** The name of each remote's release that follows the built one. */
const NEXT = 'bbbbbbbbbbb2';

/** A page of each remote. */
const pages = {
  'mfe-merchant': '/merchant/list',
  'mfe-channel': '/channel/list',
  'mfe-users-roles': '/permission/role',
  'mfe-content': '/example/list',
  'mfe-demos': '/components/count-to',
};
type Remote = keyof typeof pages;
/** A role that is visible on each page once it has loaded. */
const seen = {
  'mfe-merchant': 'table',
  'mfe-channel': 'table',
  'mfe-users-roles': 'table',
  'mfe-content': 'table',
  'mfe-demos': 'textbox',
} as const;
const remotes = Object.keys(pages) as Remote[];

interface Versions {
  /** Makes a version of the host live, also one that breaks live releases. */
  deploy(host: HostVersion): Promise<void>;
  /** Makes the releases of this checkout live, or those created from them. */
  release(which: 'before' | 'now'): Promise<Record<Remote, string>>;
}

const test = base.extend<object, { versions: Versions }>({
  versions: [
    async ({ team: { stack } }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
      const hosts = { before: ['Dialog'], now: ['Dialog', 'NewerDialog'], without: [] };
      const releases = {
        before: Object.fromEntries(remotes.map((name) => [name, stack.releases.get(name)!])),
        now: Object.fromEntries(remotes.map((name) => [name, NEXT])),
      } as Record<'before' | 'now', Record<Remote, string>>;
      const registryOf = async (remote: Remote) => {
        const deployKey = (await runServerCommand(['deploy-key', remote, 'its team'], stack.env)).trim();
        return new RegistryClient({ apiAddress: stack.apiAddress, deployKey });
      };
      const registries = {} as Record<Remote, RegistryClient>;
      for (const remote of remotes) {
        const first = stack.releases.get(remote)!;
        const from = { release: first, folder: `${stack.store}/${remote}/${first}` };
        const change = (script: string) => `${script}\n// The next release.`;
        const next = `${folder}/${remote}`;
        makeRelease(next, { remote, release: NEXT, from, change });
        registries[remote] = await registryOf(remote);
        await registries[remote].upload(remote, NEXT, await packRelease(next));
      }
      const deployKey = (await runServerCommand(['deploy-key', HOST, 'its team'], stack.env)).trim();
      const hostRegistry = new RegistryClient({ apiAddress: stack.apiAddress, deployKey });
      for (const [host, dialog] of Object.entries(hosts)) {
        makeHost(`${folder}/${host}`, host, { dialog });
        await hostRegistry.upload(HOST, host, await packRelease(`${folder}/${host}`));
      }
      await use({
        async deploy(host) {
          const env = { ...stack.env, RELEASE_STORE: stack.store };
          await runServerCommand(['publish-remote', HOST, host], env);
        },
        async release(which) {
          for (const remote of remotes) await registries[remote].promote(remote, releases[which][remote]);
          return releases[which];
        },
      });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const versionNames = { before: 'N−1', now: 'N' };
for (const host of ['before', 'now'] as const) {
  for (const which of ['before', 'now'] as const) {
    test(`host ${versionNames[host]} runs each remote ${versionNames[which]}`, async ({
      browser,
      team,
      versions,
    }) => {
      await versions.deploy(host);
      const releases = await versions.release(which);
      const page = await newSession(browser, team);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      for (const remote of remotes) {
        await page.goto(pages[remote]);
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole(seen[remote]).first()).toBeVisible();
        const folder = `/mfe/${remote.replace('mfe-', '')}/${releases[remote]}/`;
        expect(scripts.filter((path) => path.startsWith(folder) && path.endsWith('.js'))).not.toEqual([]);
      }
    });
  }
}

test('a host without a function loads no release that uses it, and refuses to promote one', async ({
  browser,
  team,
  versions,
}) => {
  await versions.release('before');
  await versions.deploy('without');
  const page = await newSession(browser, team);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(pages[REMOTE]);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(REMOTE);
  await expect(alert).toContainText('Dialog of @backoffice/ui, which this host does not provide.');
  expect(scripts.filter((path) => path.startsWith('/mfe/merchant/') && path.endsWith('.js'))).toEqual([]);
  await expect(team.ship(SECOND)).rejects.toThrow(
    'Uses Dialog of @backoffice/ui, which this host does not provide.',
  );

  await versions.deploy('before');
  await page.goto(pages[REMOTE]);
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(21);
});
