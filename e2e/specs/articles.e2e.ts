import { articlePaths } from '@backoffice/contract';
import type { Page } from 'playwright/test';
import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { ArticleForm } from '../pages/article-form';
import { ExportDialog } from '../pages/export-dialog';

test.use({ signedInAs: 'editor' });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an article is written, published with a cover, and after a reload edited and printed', async ({
  page,
  api,
  shell,
  articleForm: form,
}) => {
  const title = uniqueName('Article');
  await form.open();
  await form.title.fill(title);
  await form.content.click();
  await page.keyboard.type('Plain and ');
  await form.button('Bold').click();
  await page.keyboard.type('bold');
  await form.author.fill('adm');
  await page.getByRole('option', { name: 'admin' }).click();
  await form.time.fill('2026-03-04T15:06:07');
  await page.getByRole('radio', { name: '3 of 3 stars' }).check({ force: true });
  await form.summary.fill('Three short words');
  await page.getByRole('button', { name: /Platforms/ }).click();
  await page.getByRole('checkbox', { name: 'b-platform' }).check();
  await page.keyboard.press('Escape');
  await expect(form.draftState).toBeVisible();

  await form.publish.click();
  await expect(page.getByText('Cover image is required')).toBeVisible();
  const fileName = `<img src=x onerror=alert(1)>.png`;
  await form.file.setInputFiles({ name: fileName, mimeType: 'image/png', buffer: PIXEL });
  await expect(form.uploaded).toHaveText(`${fileName} uploaded`);
  await expect(form.cover).toHaveJSProperty('naturalWidth', 1);
  await form.publish.click();
  await expect(shell.notices).toContainText('Article published');
  await expect(page).toHaveURL(/\/example\/edit\/\d+$/);

  await page.reload();
  await form.isReady();
  await expect(form.title).toHaveValue(title);
  await expect(form.content.locator('strong')).toHaveText('bold');
  await expect(form.author).toHaveValue('admin');
  await expect(form.time).toHaveValue('2026-03-04T15:06:07');
  await expect(form.cover).toHaveJSProperty('naturalWidth', 1);

  await form.content.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and edited');
  await form.draft.click();
  await expect(shell.notices).toContainText('Saved');
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  expect(await api.readArticle(id)).toMatchObject({
    status: 'draft',
    content: '<p>Plain and <strong>bold and edited</strong></p>',
    content_short: 'Three short words',
    platforms: ['a-platform', 'b-platform'],
    importance: 3,
  });

  await form.preview.click();
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('Plain and bold and edited');
  const printed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const view = document.querySelector('iframe')?.contentWindow;
          if (view) view.print = () => resolve(view.document.body.innerText);
        }).observe(document, { subtree: true, childList: true });
      }),
  );
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toContain('Plain and bold and edited');
});

test('images go into the text by the upload, and Tab leads out of the editor', async ({
  page,
  articleForm: form,
}) => {
  await form.open();
  await form.content.click();
  const chooser = page.waitForEvent('filechooser');
  await form.button('Image').click();
  await (await chooser).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: PIXEL });
  const image = form.content.getByRole('img');
  await expect(image).toHaveAttribute('src', /\/uploads\/[0-9a-f]{32}\.png$/);
  await expect(image).toHaveJSProperty('naturalWidth', 1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Choose image' })).toBeFocused();
});

test('an unsaved article is kept while its tab is hidden, and closing the tab asks', async ({
  page,
  shell,
  tabBar,
  articleForm: form,
}) => {
  await form.open();
  await form.title.fill('Half written');
  await form.content.click();
  await page.keyboard.type('Half a sentence');
  await shell.menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(form.title).toBeHidden();
  await page.goBack();
  await expect(form.content).toHaveText('Half a sentence');
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toHaveCount(1);
  await form.content.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', continued');
  await expect(form.content).toHaveText('Half a sentence, continued');
  await expect(form.title).toHaveValue('Half written');
  await page.getByRole('button', { name: 'Close Create article' }).click();
  await expect(tabBar.question).toBeVisible();
});

for (const kind of ['a new article', 'an existing article'] as const) {
  test(`${kind} that two windows type at once loses nothing`, async ({
    page,
    context,
    api,
    articleForm: first,
  }) => {
    const id =
      kind === 'a new article'
        ? undefined
        : (await api.createArticle({ title: uniqueName('Two windows') })).id;
    const before = id === undefined ? '' : (await api.readArticle(id)).title;
    const otherPage = await context.newPage();
    const second = new ArticleForm(otherPage);
    const elsewhere = (form: Page) => form.getByText('This draft is open in another window.');
    await first.open(id);
    await first.title.fill(`${before} one`);
    await expect(first.draftState).toBeVisible();
    await second.open(id);
    await expect(elsewhere(otherPage)).toBeVisible();
    await expect(otherPage.locator('form [inert]')).toContainText('Title');
    await first.title.fill(`${before} one, two`);

    await otherPage.getByRole('button', { name: 'Edit here' }).click();
    await expect(second.title).toHaveValue(new RegExp(`^${before} one`));
    await expect(second.title).toBeFocused();
    await expect(elsewhere(page)).toBeVisible();
    await expect(first.title).toHaveValue(`${before} one, two`);
    await second.title.fill(`${before} three`);
    await expect(second.draftState).toBeVisible();

    const stored = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.includes('article-draft'))
          .join(),
      );
    for (const words of ['one, two', 'three']) await expect.poll(stored).toContain(`${before} ${words}`);
    await otherPage.close({ runBeforeUnload: false });
    await expect(elsewhere(page)).toBeHidden();
    await page.getByRole('button', { name: 'Restore' }).first().click();
    await expect(first.title).toHaveValue(`${before} three`);
    while (await page.getByRole('button', { name: 'Discard' }).count())
      await page.getByRole('button', { name: 'Discard' }).first().click();
  });
}

test.describe('an id that no article has', () => {
  test.use({ expectedComplaints: /status of 404|no such article/i });

  test('shows an error in the page, and an invalid id leads to the not-found page', async ({
    page,
    shell,
  }) => {
    await page.goto('/example/edit/99999999');
    await expect(shell.main.getByText('No article with ID 99999999')).toBeVisible();
    await page.goto('/example/edit/abc');
    await expect(page).toHaveURL(/\/404$/);
  });
});

test('the list filters, shows readings, marks on screen only and exports', async ({ page, shell, api }) => {
  const title = uniqueName('=1+1 listed');
  await api.createArticle({ title, type: 'EU', importance: 2 });
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(new URL(request.url()).pathname);
  });
  const table = page.getByRole('table', { name: 'Articles' });
  const rows = table.locator('tbody').getByRole('row');
  await page.goto('/example/list?type=CN&importance=3');
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await expect(rows.getByRole('img', { name: '3 of 3 stars' })).toHaveCount(await rows.count());
  const read = rows.getByRole('button', { name: /^[1-9][\d,]*$/ }).first();
  await read.click();
  const dialog = page.getByRole('dialog', { name: 'Views by source' });
  await expect(dialog.getByRole('row')).toHaveCount(5);
  await expect(dialog.locator('svg rect, svg path').first()).toBeAttached();
  await page.keyboard.press('Escape');

  await page.goto(`/table/complex-table?title=${encodeURIComponent(title)}`);
  await expect(rows).toHaveCount(1);
  // An answer that is still under way has the stored status.
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await rows.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(rows.getByText('Published')).toBeVisible();
  await expect(shell.notices).toContainText('Shown as published');
  expect(writes.filter((path) => path === articlePaths.articleUpdate)).toEqual([]);

  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = new ExportDialog(page);
  await exporting.choose('all', 'csv');
  const download = await exporting.start();
  expect(download.suggestedFilename()).toBe('article-list.csv');
  const { rows: lines, formulas } = await readExport(download);
  expect(lines[0]).toEqual([
    'id',
    'timestamp',
    'title',
    'type',
    'author',
    'reviewer',
    'importance',
    'pageviews',
    'status',
    'timestamp (ISO 8601)',
  ]);
  expect(lines[1]![2]).toContain(title);
  expect(formulas).toEqual([]);
});
