import { articlePaths, type Article } from '@backoffice/contract';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { xssPayloads } from '../fixtures/xss-payloads';

// Refusals by the policy, and images requested by payloads.
test.use({ signedInAs: 'admin', expectedComplaints: /./, provokesPolicy: true });

interface Attacks {
  ran: string[];
  left: string[];
}

/** Counts scripts that run and requests to other origins. */
async function watch(page: Page, address: string): Promise<Attacks> {
  const attacks: Attacks = { ran: [], left: [] };
  await page.exposeFunction('attacked', (number: number, cookie: string) =>
    attacks.ran.push(`${number}: ${xssPayloads[number]} read ${cookie.length} characters`),
  );
  page.on('dialog', (dialog) => {
    attacks.ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url())) attacks.left.push(request.url());
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(address)) attacks.left.push(frame.url());
  });
  return attacks;
}

/** Triggers every element with listeners like a careless reader. @returns the number of elements */
function touch(page: Page): Promise<number> {
  return page.evaluate(() => {
    const listening = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.getAttributeNames().some((name) => /^on/i.test(name)),
    );
    for (const element of listening) {
      for (const name of element.getAttributeNames()) {
        if (/^on/i.test(name)) element.dispatchEvent(new Event(name.slice(2).toLowerCase()));
      }
    }
    return listening.length;
  });
}

/** For elements that react only to real clicks. */
function clickScriptLinks(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('a[href^="javascript" i]')) link.click();
  });
}

const dangerous: Partial<Article> = Object.fromEntries(
  (['title', 'content_short', 'author', 'reviewer', 'remark', 'content'] as const).map((field) => [
    field,
    xssPayloads.join(field === 'content' ? '' : ' '),
  ]),
);

/** Answers unsanitised articles, like a broken API. */
async function serveAttacks(page: Page): Promise<void> {
  await page.route(`**${articlePaths.articleDetail}?*`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Article };
    await route.fulfill({
      response,
      json: {
        ...answer,
        data: { ...answer.data, ...dangerous, source_uri: 'javascript:top.attacked(0,document.cookie)' },
      },
    });
  });
  await page.route(`**${articlePaths.articleList}?*`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { items: Article[]; total: number } };
    const [first] = answer.data.items;
    const items = xssPayloads.map((payload, index) => ({
      ...first,
      id: index + 1,
      title: payload,
      author: payload,
      reviewer: payload,
      remark: payload,
    }));
    await route.fulfill({ response, json: { ...answer, data: { items, total: items.length } } });
  });
}

test.describe('without the policy of the page', () => {
  test.use({ bypassCSP: true });

  test('article pages run none of 300 payloads without the policy', async ({
    page,
    address,
    articleForm: form,
  }) => {
    expect(xssPayloads.length).toBeGreaterThanOrEqual(300);
    const attacks = await watch(page, address);
    await serveAttacks(page);

    await page.goto('/example/list');
    const rows = page.getByRole('table', { name: 'Articles' }).locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(xssPayloads.length);
    await page.getByRole('checkbox', { name: 'Reviewer' }).check();
    expect(await touch(page)).toBe(0);
    await rows.first().getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible({ timeout: 30_000 });
    expect(await touch(page)).toBe(0);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();

    await form.open(1);
    await expect(form.content).toContainText('x');
    expect(await touch(page)).toBe(0);
    await form.file.setInputFiles({
      name: xssPayloads[0]!.replaceAll('/', ':'),
      mimeType: 'text/html',
      buffer: Buffer.from('x'),
    });
    await expect(form.uploaded).toContainText('onload');
    await form.preview.click();
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    expect(await touch(page)).toBe(0);
    expect(attacks).toEqual({ ran: [], left: [] });

    // Proves that the payloads are attacks, and that this page detects them.
    await page.evaluate((html) => {
      document.body.insertAdjacentHTML('beforeend', html);
    }, `<img src=x onerror="attacked(1,document.cookie)">`);
    await expect.poll(() => attacks.ran).toHaveLength(1);
  });

  test('the server stores no payload that runs in a page without a sanitiser', async ({
    page,
    address,
    api,
  }) => {
    const { id } = await api.createArticle({
      title: uniqueName('Attacked'),
      content: xssPayloads.join(''),
    });
    const { content } = await api.readArticle(id);
    const attacks = await watch(page, address);
    await page.goto('/login');
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), content);
    expect(await touch(page)).toBe(0);
    await clickScriptLinks(page);
    expect(attacks).toEqual({ ran: [], left: [] });
  });
});

test('Trusted Types refuse all payloads set as text when there is no other policy', async ({
  page,
  address,
  shell,
}) => {
  const attacks = await watch(page, address);
  await page.route(`${address}/example/list`, async (route) => {
    const response = await route.fetch();
    const directives = response.headers()['content-security-policy']!.split(';');
    const policy = directives.filter((directive) => directive.includes('trusted-types')).join(';');
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await page.goto('/example/list');
  await expect(shell.main).toBeVisible();
  const taken = await page.evaluate((payloads) => {
    const sinks: Record<string, (text: string, element: HTMLElement) => unknown> = {
      innerHTML: (text, element) => (element.innerHTML = text),
      outerHTML: (text, element) => (element.firstElementChild!.outerHTML = text),
      insertAdjacentHTML: (text, element) => element.insertAdjacentHTML('beforeend', text),
      setHTMLUnsafe: (text, element) => element.setHTMLUnsafe(text),
      srcdoc: (text) => (document.createElement('iframe').srcdoc = text),
      DOMParser: (text) => new DOMParser().parseFromString(text, 'text/html'),
      fragment: (text) => document.createRange().createContextualFragment(text),
      script: (text) => (document.createElement('script').text = text),
      handler: (text, element) => element.setAttribute('onclick', text),
    };
    const main = document.querySelector('main')!;
    return payloads.flatMap((payload, number) =>
      Object.entries(sinks).flatMap(([name, sink]) => {
        const element = document.createElement('div');
        element.append(document.createElement('p'));
        main.append(element);
        try {
          sink(payload, element);
          return [`${number} by ${name}`];
        } catch (error) {
          return error instanceof TypeError ? [] : [`${number} by ${name}: ${String(error)}`];
        }
      }),
    );
  }, xssPayloads);
  expect(taken).toEqual([]);
  expect(attacks).toEqual({ ran: [], left: [] });
});

test('the policy blocks all payloads when the sanitiser lets them through', async ({
  page,
  address,
  shell,
}) => {
  const attacks = await watch(page, address);
  await page.goto('/example/list');
  await expect(shell.main).toBeVisible();
  await page.evaluate(
    (payloads) => {
      // Simulates a sanitiser that changes nothing: the page still creates no HTML from texts.
      const { trustedTypes } = window as unknown as {
        trustedTypes: {
          createPolicy: (
            name: string,
            rules: { createHTML: (html: string) => string },
          ) => { createHTML: (html: string) => string };
        };
      };
      const faulty = trustedTypes.createPolicy('safe-html', { createHTML: (html) => html });
      for (const payload of payloads) {
        const container = document.createElement('div');
        container.className = 'attacked';
        document.querySelector('main')?.append(container);
        container.innerHTML = faulty.createHTML(payload);
      }
    },
    xssPayloads.filter((payload) => !/<(base|meta)/.test(payload)),
  );
  expect(await touch(page)).toBeGreaterThan(100);
  await clickScriptLinks(page);
  await expect(page.locator('.attacked')).not.toHaveCount(0);
  expect(attacks).toEqual({ ran: [], left: [] });
});
