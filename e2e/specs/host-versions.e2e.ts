import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packRelease } from '@backoffice/commands/pack-release';
import { RegistryClient } from '@backoffice/commands/registry-client';
import { runServerCommand, startProcess, type RunningProcess } from '@backoffice/commands/running-process';
import { root } from '@backoffice/commands/workspace';
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
  /** Serves another version of the host over the same API, and makes it the one that releases must fit. */
  deploy(host: HostVersion): Promise<string>;
  /** Makes the releases of this checkout live, or those created from them. */
  release(which: 'before' | 'now'): Promise<Record<Remote, string>>;
}

const test = base.extend<object, { versions: Versions }>({
  versions: [
    async ({ team: { stack } }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
      const built = `${root}/host/dist/files`;
      const hosts = { before: built, now: `${folder}/now`, without: `${folder}/without` };
      makeHost(hosts.now, ['Dialog', 'NewerDialog']);
      makeHost(hosts.without, []);
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
      const gateways: RunningProcess[] = [];
      await use({
        async deploy(host) {
          const env = {
            ...stack.env,
            HOST_PORT: '0',
            HOST_FILES: hosts[host],
            RELEASE_STORE: stack.store,
            API_BASE_URL: stack.apiAddress,
          };
          const gateway = await startProcess({
            name: host,
            script: `${root}/host/gateway/dist/gateway.js`,
            env,
          });
          gateways.push(gateway);
          await runServerCommand(['publish-remote', '--host', `${hosts[host]}/host-modules.json`], stack.env);
          return `http://localhost:${gateway.port}`;
        },
        async release(which) {
          for (const remote of remotes) await registries[remote].promote(remote, releases[which][remote]);
          return releases[which];
        },
      });
      for (const gateway of gateways) await gateway.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
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
      const address = await versions.deploy(host);
      const releases = await versions.release(which);
      const page = await newSession(browser, { ...team, stack: { ...team.stack, address } });
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
  const address = await versions.deploy('without');
  const page = await newSession(browser, { ...team, stack: { ...team.stack, address } });
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

  const healthy = await versions.deploy('before');
  await page.goto(healthy + pages[REMOTE]);
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(21);
});
