import { runServerCommand } from '@backoffice/commands/running-process';
import { apiPaths, type LoginResponse } from '@backoffice/contract';
import { buildOddRemote, type OddRemoteName } from '../fixtures/odd-remotes/build-odd-remote';
import { fail, recover, type Fault, type FileKind } from '../fixtures/remote-faults';
import { callApi } from '../fixtures/team';
import { expect, test as base } from '../fixtures/test';
import { startTestStack, type TestStack } from '../setup/start-test-stack';

interface WorkerFixtures {
  stack: TestStack;
  /** The session of all tests. */
  token: string;
}

interface Fixtures {
  /** Builds a faulty release of mfe-content, and publishes it until the end of the test. */
  publish: (release: OddRemoteName) => Promise<void>;
}

const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const stack = await startTestStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  token: [
    async ({ stack }, use) => {
      const login = { username: 'admin', password: '111111' };
      await use((await callApi<LoginResponse>(stack.apiAddress, undefined, apiPaths.login, login)).token);
    },
    { scope: 'worker' },
  ],
  address: async ({ stack }, use) => use(stack.address),
  context: async ({ context, address, token }, use) => {
    await context.addCookies([{ name: 'Admin-Token', value: token, url: address, sameSite: 'Strict' }]);
    await use(context);
  },
  publish: async ({ stack }, use) => {
    const publish = async (release: string) => {
      await runServerCommand(['publish-remote', 'mfe-content', release], stack.env);
    };
    await use(async (release) => {
      await buildOddRemote(release, `${stack.store}/mfe-content`);
      await publish(release);
    });
    await publish(stack.releases.get('mfe-content')!);
  },
});

// Every test here makes the browser log errors.
test.use({ expectedComplaints: /./ });

const faults: [FileKind, Fault][] = [
  ['manifest', 'missing'],
  ['manifest', 'hanging'],
  ['manifest', 'html'],
  ['manifest', 'dead'],
  ['entry', 'missing'],
  ['entry', 'hanging'],
  ['entry', 'html'],
  ['entry', 'throwing'],
  ['entry', 'altered'],
  ['page', 'missing'],
  ['page', 'hanging'],
  ['page', 'html'],
  ['page', 'throwing'],
  ['page', 'altered'],
];

for (const [kind, fault] of faults) {
  test(`a remote whose ${kind} is ${fault} costs its own page, and Retry brings it back`, async ({
    page,
    shell,
  }) => {
    await fail(page, kind, fault);
    await page.goto('/merchant/list');
    const rows = shell.main.getByRole('row');
    await expect(rows).toHaveCount(21);

    await shell.open('Dashboard');
    const clicked = Date.now();
    const panel = shell.main.getByRole('alert').filter({ hasText: 'mfe-content' });
    await expect(panel).toBeVisible({ timeout: 5_000 });
    expect(Date.now() - clicked).toBeLessThan(5_000);
    await expect(shell.banner).toBeVisible();
    await shell.open('Merchant list');
    await expect(rows).toHaveCount(21);
    await shell.open('Dashboard');
    await expect(panel).toBeVisible();

    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await recover(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();
    expect(await page.evaluate(() => (globalThis as { sameDocument?: boolean }).sameDocument)).toBe(true);
  });
}

test('a remote that throws while rendering costs its own page', async ({ page, shell, publish }) => {
  await publish('crashing-render');
  await page.goto('/dashboard');
  await expect(shell.main.getByRole('alert')).toContainText('mfe-content');
  await shell.open('Merchant list');
  await expect(shell.main.getByRole('row')).toHaveCount(21);
});

test('a remote that throws in a handler stays usable', async ({ page, shell, publish }) => {
  await publish('crashing-handler');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Crash' }).click();
  await expect(page.getByRole('button', { name: 'Crash' })).toBeVisible();
  await expect(shell.menu).toBeVisible();
});

test.describe('from before trusted types', () => {
  test.use({ provokesPolicy: true });

  test('a release that sets HTML as text has it cleaned, where the page refuses it otherwise', async ({
    page,
    shell,
    publish,
  }) => {
    const setHtml = () => (document.createElement('div').innerHTML = '<b>x</b>');
    await page.goto('/merchant/list');
    await expect(shell.main.getByRole('row')).toHaveCount(21);
    await expect(page.evaluate(setHtml)).rejects.toThrow("requires 'TrustedHTML' assignment");

    await publish('html-text');
    await page.goto('/dashboard');
    await expect(shell.main.getByText('bold')).toBeVisible();
    const markup = await shell.main.locator('.old').evaluate((element) => element.innerHTML);
    expect(markup).toBe('<b>bold</b><img src="/x"><input>');
  });
});

test('a remote with newer copies of modules gets the host’s, and so do the following remotes', async ({
  page,
  shell,
  publish,
}) => {
  await publish('newer-copies');
  await page.goto('/dashboard');
  await expect(shell.main).toContainText(/React 19\.3\.\d+, facade of the host/);
  await shell.open('Merchant list');
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  expect(await page.evaluate(() => ['ownReactRan' in globalThis, 'ownUiRan' in globalThis])).toEqual([
    false,
    false,
  ]);
});

test('a remote that asks for another major is refused before it runs', async ({ page, shell, publish }) => {
  await publish('other-major');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/dashboard');
  const panel = shell.main.getByRole('alert');
  await expect(async () => {
    // A busy machine may not load the manifest before the deadline; Retry then shows the reason.
    if (await panel.filter({ hasText: 'Could not load' }).isVisible())
      await page.getByRole('button', { name: 'Retry' }).click();
    await expect(panel).toContainText(/react \^20\.0\.0, but this host has 19\.\d+\.\d+/);
  }).toPass();
  expect(scripts.filter((url) => /\/mfe\/content\/.*\.js($|\?)/.test(url))).toEqual([]);
});
