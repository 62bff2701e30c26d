import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { HOST } from '@backoffice/contract';
import { findContainerEngine } from '@backoffice/commands/container-engine';
import { gatewayExpectations, gatewayProblems } from 'host/gateway-expectations';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { requestsBeyond, reportStatus, spendFirstDay, watchPage } from '../fixtures/first-day';
import { makeRelease, withCaption } from '../fixtures/make-release';
import { startDevelopment, takeFromDevelopment } from '../fixtures/start-development';
import { startTlsProxy } from '../fixtures/tls-proxy';
import { LoginPage } from '../pages/login-page';
import { MerchantListPage } from '../pages/merchant-list-page';
import { Shell } from '../pages/shell';
import { ComposeApi } from './compose-api';
import { Installation, PATIENCE } from './installation';
import { shipHosts } from './ship-hosts';

const REMOTES = ['mfe-channel', 'mfe-content', 'mfe-demos', 'mfe-merchant', 'mfe-users-roles'];

let installation: Installation;
let api: ComposeApi;
/** The browser of a user who keeps working during the operations below. */
let working: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const engine = findContainerEngine(process.env);
  if (typeof engine === 'string') throw new Error(engine);
  installation = await Installation.prepare(engine);
  api = new ComposeApi(installation.apiAddress);
});
test.afterAll(() => (installation as Installation | undefined)?.remove());

async function releases(): Promise<Record<string, string | null>> {
  const remotes = await api.remotes();
  return Object.fromEntries(remotes.map(({ name, release }) => [name, release]).sort());
}

/** Signs in with the form in a new browser. */
async function newSession(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: installation.address })).newPage();
  // Disables prefetching, so that pages opened later are not loaded yet.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/');
  await new LoginPage(page).enterAs('admin', installation.secret('admin-password'));
  await expect(page.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();
  return page;
}

async function createMerchant(page: Page, name: string): Promise<void> {
  const list = new MerchantListPage(page);
  await list.add();
  await list.form.name.fill(name);
  await list.form.confirm.click();
  await expect(list.form.dialog).toBeHidden();
}

test('starts from empty volumes, and the first administrator signs in', async ({ browser }) => {
  await installation.compose('up', '-d', '--build');
  await expect(async () => {
    await api.signIn('admin', installation.secret('admin-password'));
  }).toPass(PATIENCE);
  await expect.poll(async () => Object.keys(await releases()), PATIENCE).toEqual(REMOTES);
  await expect.poll(async () => Object.values(await releases()).every(Boolean), PATIENCE).toBe(true);
  working = await newSession(browser);
});

test('containers run without root and with read-only file systems', async () => {
  for (const service of ['database', 'api', 'gateway']) {
    const [id] = await installation.containers(service);
    const { HostConfig: host } = (
      JSON.parse(await installation.docker('inspect', id!)) as [
        { HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[]; Memory: number; NanoCpus: number } },
      ]
    )[0];
    expect(host, service).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'] });
    expect(host.Memory * host.NanoCpus, service).toBeGreaterThan(0);
    expect(await installation.docker('exec', id!, 'id', '-u'), service).not.toBe('0\n');
  }
});

test('each remote’s container has ended after its upload, and none could reach the store', async () => {
  for (const service of [HOST, ...REMOTES]) {
    const id = (await installation.compose('ps', '-a', '-q', service)).trim();
    const [{ State: state, Mounts: mounts }] = JSON.parse(await installation.docker('inspect', id)) as [
      { State: { Status: string; ExitCode: number }; Mounts: { Destination: string }[] },
    ];
    expect(state, service).toMatchObject({ Status: 'exited', ExitCode: 0 });
    expect(mounts.map(({ Destination }) => Destination)).not.toContain('/releases');
  }
});

test('the nginx gateway answers like the embedded gateway', async () => {
  const live = await releases();
  const release = live['mfe-merchant']!;
  const names = readdirSync(`${installation.imageFiles('gateway')}/host/assets`);
  const hostFile = (kind: string) =>
    names.find((name) => new RegExp(`\\.[0-9a-f]{12}\\.${kind}$`).test(name))!;
  const table = gatewayExpectations({
    session: 'Admin-Token=t0ken',
    // nginx cannot verify passes; the operator lists the allowed origins instead.
    passFor: () => '1~mac',
    script: hostFile('js'),
    style: hostFile('css'),
    json: hostFile('json'),
    remote: 'merchant',
    release,
    remoteScript: 'entry.js',
    api: installation.apiAddress,
    // As API_BASE_URL says.
    apiBehindTls: installation.apiAddress,
    early: ` ${readFileSync(`${installation.imageFiles('gateway')}/host/page/early`, 'utf8')}`,
    hosts: await shipHosts(installation),
  });
  for (const expected of table) {
    const answer = await installation.ask(expected.path, expected.send);
    expect(gatewayProblems(expected, answer), expected.what).toEqual([]);
  }
  expect((await installation.ask('/', { host: "x;script-src 'unsafe-inline'" })).status).toBe(400);
});

test('a remote is deployed by its own service: new sessions get the release, an open session keeps its own', async ({
  browser,
}) => {
  const before = await releases();
  const others = async () =>
    Promise.all(['gateway', 'api', 'mfe-channel'].map((service) => installation.containers(service)));
  const untouched = await others();
  const [first, second] = [before['mfe-merchant']!, 'aaaaaaaaaaa2'];
  const files = `${installation.imageFiles('mfe-merchant')}/release`;
  renameSync(files, `${files}-first`);
  makeRelease(files, {
    remote: 'mfe-merchant',
    release: second,
    from: { release: first, folder: `${files}-first` },
    change: (script) => withCaption(script, 'Merchants, second'),
  });
  await installation.compose('build', 'mfe-merchant');
  await installation.compose('up', '-d', '--no-deps', 'mfe-merchant');
  await expect.poll(async () => (await releases())['mfe-merchant'], PATIENCE).toBe(second);
  expect({ ...(await releases()), 'mfe-merchant': '' }).toEqual({ ...before, 'mfe-merchant': '' });
  expect(await others()).toEqual(untouched);
  for (const release of [first, second])
    expect((await installation.ask(`/mfe/merchant/${release}/mf-manifest.json`)).status).toBe(200);

  const fresh = await newSession(browser);
  await new Shell(fresh).open('Merchant list');
  await expect(fresh.getByRole('table', { name: 'Merchants, second', exact: true })).toBeVisible();
  await new Shell(working).open('Merchant list');
  await expect(working.getByRole('table', { name: 'Merchants', exact: true })).toBeVisible();
});

test('a developer’s session loads a remote from their machine under the gateway’s policy', async ({
  browser,
}) => {
  const release = (await releases())['mfe-merchant']!;
  const folder = `${installation.imageFiles('mfe-merchant')}/release`;
  const { origin, stop } = await startDevelopment({ release, folder });
  try {
    const page = await newSession(browser);
    const ribbon = await takeFromDevelopment(page, origin);
    await ribbon.getByRole('button', { name: 'End preview' }).click();
    await expect(page.getByRole('table', { name: 'Merchants, second', exact: true })).toBeVisible();
  } finally {
    await stop();
  }
});

test('no acknowledged write is lost and reads continue when one of three APIs is killed under load', async () => {
  await installation.compose('up', '-d', '--no-deps', '--no-recreate', '--scale', 'api=3', 'api');
  const ids = await installation.containers('api');
  expect(ids).toHaveLength(3);
  const health = async () =>
    (await installation.docker('inspect', '--format', '{{.State.Health.Status}}', ...ids)).trim().split('\n');
  await expect.poll(health, PATIENCE).toEqual(['healthy', 'healthy', 'healthy']);

  const acknowledged: string[] = [];
  const lostReads: string[] = [];
  let reads = 0;
  let byHand = 0;
  let isOver = false;
  const reader = async () => {
    while (!isOver) {
      await api.findMerchants('under load').then(
        () => reads++,
        (error: unknown) => lostReads.push(String(error)),
      );
      await wait(20);
    }
  };
  const writer = async (who: number) => {
    for (let number = 0; !isOver; number++) {
      const name = `under load ${who} ${number}`;
      // A failed write is not acknowledged, and may or may not have been stored.
      await api.createMerchant(name).then(
        () => acknowledged.push(name),
        () => {},
      );
      await wait(50);
    }
  };
  const list = new MerchantListPage(working);
  const clerk = async () => {
    for (let number = 0; !isOver; number++) {
      const name = `under load by hand ${number}.`;
      await createMerchant(working, name);
      acknowledged.push(name);
      await list.nameFilter.fill(name);
      await list.search.click();
      await expect(list.rows).toHaveCount(1);
      await expect(list.rows).toContainText(name);
      byHand++;
    }
  };
  const load = Promise.all([reader(), reader(), reader(), writer(1), writer(2), clerk()]);
  const written = (many: number) => expect.poll(() => acknowledged.length, PATIENCE).toBeGreaterThan(many);
  await written(10);
  await installation.docker('kill', ids[0]!);
  await written(acknowledged.length + 40);
  isOver = true;
  await load;

  expect(lostReads).toEqual([]);
  expect(reads).toBeGreaterThan(20);
  expect(byHand).toBeGreaterThan(2);
  const { items } = await api.findMerchants('under load');
  const names = new Set(items.map(({ merchantName }) => merchantName));
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
});

test('the backup command writes a file, and a restore refuses a database with data', async () => {
  const given = `${installation.imageFiles('server')}/given`;
  const text = await installation.compose(
    'run',
    '--rm',
    '-T',
    'setup',
    'backup',
    '--store',
    '/releases',
    '/tmp/backup',
  );
  expect(text).toContain('Backed up to /tmp/backup.');
  writeFileSync(given, 'no backup');
  const mount = ['-v', `${given}:/tmp/given:ro`];
  const restored = installation.compose('run', '--rm', '-T', ...mount, 'setup', 'restore', '/tmp/given');
  await expect(restored).rejects.toThrow('/tmp/given is not a backup or is damaged.');
});

const NAME = 'tools.example.com';
for (const { what, path = '', apiName } of [
  { what: 'one name' },
  { what: 'a path of a name', path: '/office' },
  { what: 'two names', apiName: `api.${NAME}` },
])
  test(`the whole product works behind a TLS proxy with ${what}`, async ({ browser }) => {
    const proxy = await startTlsProxy([NAME, `api.${NAME}`]);
    proxy.lead(NAME, installation.address);
    if (apiName) proxy.lead(apiName, installation.apiAddress);
    const address = `https://${NAME}:${proxy.port}${path}`;
    await installation.change({
      PUBLIC_URL: address,
      API_BASE_URL: apiName ? `https://${apiName}:${proxy.port}` : '',
    });
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const { requests, complaints } = watchPage(page);
    await spendFirstDay(page, address, installation.secret('admin-password'));
    expect(complaints).toEqual([]);
    expect(requests.some((request) => new URL(request.url()).pathname.endsWith('/events'))).toBe(true);
    if (!apiName) {
      expect(requests.map((request) => request.method())).not.toContain('OPTIONS');
      expect(requestsBeyond(address, requests)).toEqual([]);
      expect(await reportStatus(page)).toBeLessThan(300);
    }
    await context.close();
    proxy.stop();
  });
