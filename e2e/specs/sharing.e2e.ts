import { readdirSync, readFileSync } from 'node:fs';
import { partsOf } from '@backoffice/commands/build-inputs';
import { remotes, root } from '@backoffice/commands/workspace';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';

/** A text in each library's own code, found once in every copy of it. */
const marks = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  'react-router-dom': 'You cannot render a <Router> inside another <Router>',
  'react-query': 'No QueryClient set',
  i18next: 'languageUtils',
  griffel: 'data-make-styles-bucket',
  session: 'Admin-Token',
};

const stateful = [
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  '@backoffice/api-client',
  '@backoffice/session',
  '@backoffice/data',
  '@backoffice/i18n',
  '@backoffice/ui',
];

interface FederationInstance {
  name: string;
  loadShare(request: string, options: object): Promise<false | (() => unknown)>;
}

/** The number of different modules that the host and the remotes of this page get for each request. */
function countCopies(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async (requests) => {
    const { __INSTANCES__: instances } = (
      globalThis as unknown as { __FEDERATION__: { __INSTANCES__: FederationInstance[] } }
    ).__FEDERATION__;
    const copies: Record<string, number> = { instances: instances.length };
    for (const request of requests) {
      const found = new Set();
      for (const instance of instances) {
        const customShareInfo = {
          scope: ['default'],
          shareConfig: { singleton: true, requiredVersion: false },
        };
        const factory = await instance.loadShare(request, { customShareInfo });
        found.add(factory && factory());
      }
      copies[request] = found.size;
    }
    return copies;
  }, stateful);
}

const oneOfEach = Object.fromEntries(stateful.map((request) => [request, 1]));

for (const [first, second] of [
  ['/dashboard', '/merchant/list'],
  ['/merchant/list', '/dashboard'],
] as const) {
  test(`one copy of everything shared, with ${first} opened first`, async ({ page, loginPage, shell }) => {
    const scripts = new Map<string, string>();
    page.on('response', (response) => {
      if (/\.js($|\?)/.test(response.url())) {
        void response.text().then(
          (text) => scripts.set(response.url(), text),
          // A prefetched file has no body here; it is requested again when used.
          () => {},
        );
      }
    });
    await loginPage.signIn('admin', first);
    // A page of each remote except the demos, of which nothing is loaded until one is opened.
    await shell.menu.getByRole('button', { name: 'Users' }).click();
    for (const path of [second, '/channel/list', '/user/list']) {
      await shell.menu.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(shell.main.getByRole('table').first()).toBeVisible();
    }
    const all = { ...oneOfEach, instances: remotes.length };
    await expect.poll(() => countCopies(page)).toEqual(all);
    for (const [library, mark] of Object.entries(marks)) {
      const holders = [...scripts]
        .filter(([, text]) => text.includes(mark))
        .map(([url]) => new URL(url).pathname);
      expect({ library, holders }).toEqual({ library, holders: [expect.stringMatching(/^\/assets\//)] });
    }
  });
}

test('the host’s built files name no remote', () => {
  const files = readdirSync(`${root}/host/dist/files/assets`).filter((file) => file.endsWith('.js'));
  const named = files.filter((file) => {
    const text = readFileSync(`${root}/host/dist/files/assets/${file}`, 'utf8');
    return remotes.some((remote) => text.includes(remote)) || /MerchantList|mfe\/merchant/.test(text);
  });
  expect(named).toEqual([]);
});

for (const folder of ['host', ...remotes]) {
  test(`a change in another remote leaves the build of ${folder} as it is`, () => {
    const others = remotes.filter((remote) => remote !== folder);
    expect(partsOf(folder).filter((part) => others.includes(part))).toEqual([]);
  });
}
