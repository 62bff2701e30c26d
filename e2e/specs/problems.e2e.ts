import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apiPaths,
  remotePaths,
  type LoginResponse,
  type Problems,
  type ProblemsRequest,
  type RemoteRelease,
} from '@backoffice/contract';
import { addReleaseFacts } from '@backoffice/kit/release-facts';
import { runServerCommand } from '@backoffice/commands/running-process';
import { shipRelease } from '@backoffice/kit/ship-release';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- looks for secrets in all tables, which no call returns
import pg from 'pg';
import type { Browser, Page } from 'playwright/test';
import { USER_PASSWORD } from '../fixtures/api-caller';
import { lookAround } from '../fixtures/look-around';
import { buildOddRemote } from '../fixtures/odd-remotes/build-odd-remote';
import { callApi, test } from '../fixtures/team';
import { expect } from '../fixtures/test';

// The release throws errors in the browser.
test.use({ expectedComplaints: /./ });

const REMOTE = 'mfe-content';
const CANARY = 'leaking-handler';
const SECRETS = 300;

/** Secrets as users, keys and sessions have them. */
function makeSecret(_: unknown, index: number): string {
  const random = randomBytes(24);
  const forms = [
    random.toString('base64'),
    random.toString('hex'),
    `sk_live_${random.toString('base64url')}`,
    String(random.readUIntBE(0, 6)).padStart(15, '4'),
    `${random.toString('hex', 0, 5)}@example.com`,
    `Zq${random.toString('hex').replace(/\d/g, 'w').slice(0, 14)}`,
  ];
  return forms[index % forms.length]!;
}

/** The errors of a page that wait until the code that reports them is loaded. */
const REPORTED = 50;

interface Crashed {
  page: Page;
  /** Waits until the page has reported its problems. */
  reported(): Promise<void>;
}

/** Opens the dashboard in a browser of its own, with secrets of its own, and presses the button. */
async function crash(browser: Browser, address: string, token: string, secrets: string[]): Promise<Crashed> {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === remotePaths.remoteProblems && request.method() === 'POST')
      for (const { times = 1 } of (request.postDataJSON() as ProblemsRequest).problems) count += times;
  });
  await page.context().addCookies([{ name: 'Admin-Token', value: token, url: address }]);
  await page.addInitScript((planted) => Object.assign(globalThis, { planted }), secrets);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Crash' }).click();
  return {
    page,
    reported: () => expect.poll(() => count, { timeout: 30_000 }).toBeGreaterThanOrEqual(REPORTED),
  };
}

/** The tables with rows that contain one of the texts. */
async function tablesWith(connectionString: string, texts: string[]): Promise<string[]> {
  const database = new pg.Client({ connectionString });
  await database.connect();
  try {
    const { rows } = await database.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hits = await database.query(
        `select from ${name} row where exists (select from unnest($1::text[]) sought where position(sought in row::text) > 0) limit 1`,
        [texts],
      );
      if (hits.rowCount) found.push(name);
    }
    return found;
  } finally {
    await database.end();
  }
}

test('an error in a click handler of a canary is listed with a readable stack, ends the canary, and reveals no secret', async ({
  browser,
  team,
}) => {
  test.setTimeout(240_000);
  const { stack } = team;
  const { address: hostAddress, apiAddress } = stack;
  const folder = await mkdtemp(join(tmpdir(), 'problems-'));
  await buildOddRemote(CANARY, folder);
  const built = `${folder}/${CANARY}`;
  const routes = { '/dashboard': 'Dashboard' };
  addReleaseFacts(built, { name: REMOTE, sources: [], routes });
  expect((await readdir(built)).some((name) => name.endsWith('.map'))).toBe(true);
  const deployKey = (await runServerCommand(['deploy-key', REMOTE, 'its team'], stack.env)).trim();

  // Before the canary: users created later do not influence its outcome.
  const colleagues = ['a-colleague-one', 'a-colleague-two'];
  for (const username of colleagues)
    await team.call(apiPaths.userCreate, { username, password: USER_PASSWORD, roleName: 'editor' });
  const signIn = async (username: string) => {
    const login = { username, password: USER_PASSWORD };
    return (await callApi<LoginResponse>(apiAddress, undefined, apiPaths.login, login)).token;
  };
  const canary = { by: 'role' as const, roles: ['admin', 'editor'] };
  await shipRelease(
    { remote: REMOTE, release: CANARY, built, canary },
    { hostAddress, apiAddress, deployKey },
  );

  const secrets = Array.from({ length: SECRETS }, makeSecret);
  const third = SECRETS / 3;
  const tokens = [team.token, await signIn(colleagues[0]!), await signIn(colleagues[1]!)];
  const first = await crash(browser, hostAddress, tokens[0]!, secrets.slice(0, third));
  const second = await crash(browser, hostAddress, tokens[1]!, secrets.slice(third, 2 * third));
  for (const crashed of [first, second]) await crashed.reported();
  const admin = first.page;

  await admin.goto(`/operations/remotes?remote=${REMOTE}&release=${CANARY}`);
  const section = admin.getByRole('region', { name: 'Problems' });
  const item = section.getByRole('listitem').filter({ hasText: "(reading 'trim')" });
  await expect(item).toContainText('2 users');
  const last = await crash(browser, hostAddress, tokens[2]!, secrets.slice(2 * third));
  await expect(item).toContainText('3 users', { timeout: 5_000 });
  await expect(item).toContainText('Event handler');
  await expect(item).toContainText('TypeError: Cannot read properties of undefined');
  await expect(item).toContainText('/dashboard');
  await item.getByText('Stack', { exact: true }).click();
  await expect(item.getByRole('listitem').first()).toContainText('leaking-handler-page.js:24:');
  await expect(section.getByRole('table', { name: `Shared modules of ${REMOTE} ${CANARY}` })).toContainText(
    'react',
  );
  await admin.bringToFront();
  const { found, look } = await lookAround(admin);
  // The frame is checked with other pages.
  await look('problems', 'main');
  expect(found).toEqual({});

  const remotes = await team.call<RemoteRelease[]>(apiPaths.remotes);
  expect(remotes.find(({ name }) => name === REMOTE)).toMatchObject({ takenBack: CANARY });

  const map = await fetch(`${hostAddress}/mfe/content/${CANARY}/entry.js.map`);
  expect(map.status).toBe(404);
  await last.reported();
  await expect(async () => {
    const { problems } = await team.call<Problems>(remotePaths.remoteProblems);
    expect(problems.reduce((sum, { times }) => sum + times, 0)).toBeGreaterThanOrEqual(3 * REPORTED);
  }).toPass();
  expect(await tablesWith(stack.env.DATABASE_OWNER_URL ?? stack.env.DATABASE_URL!, secrets)).toEqual([]);
  await rm(folder, { recursive: true });
});
