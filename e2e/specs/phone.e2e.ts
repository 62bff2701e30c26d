import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('five rows of a list are in sight, each as a card with what names it, and what else it has behind a button', async ({
  page,
  merchantList,
}) => {
  await merchantList.open();
  const fifth = (await merchantList.rows.nth(4).boundingBox())!;
  expect(fifth.y + fifth.height).toBeLessThanOrEqual(844);
  const card = merchantList.rows.first();
  await expect(card.getByText(/^(Active|Inactive)$/)).toBeVisible();
  await expect(card.getByRole('link', { name: /^M\d+$/ })).toBeVisible();
  const created = card.getByRole('cell').filter({ hasText: /^\d{4}\/\d\d\/\d\d/ });
  await expect(created).toHaveCount(0);
  const fold = card.getByRole('button', { name: 'Details' });
  await fold.tap();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(created).toBeVisible();
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('button', { expanded: true }) }),
  ).toHaveCount(1);
});

test('a row is added from where the thumb is, import and export are behind one button', async ({
  page,
  merchantList,
}) => {
  await merchantList.open();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const { y } = (await merchantList.addButton.boundingBox())!;
  expect(y).toBeGreaterThan(844 / 2);
  await expect(merchantList.addButton).toBeInViewport();
  const search = page.getByRole('search');
  await search.getByRole('button', { name: 'More actions' }).tap();
  await page.getByRole('menuitem', { name: 'Export' }).tap();
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
});

test('filters are behind a button with the number of active ones', async ({ page, merchantList }) => {
  await merchantList.open();
  const fold = page.getByRole('search').getByRole('button', { name: /^Filters/ });
  await expect(merchantList.nameFilter).toHaveCount(0);
  await fold.tap();
  await merchantList.nameFilter.fill('Bright');
  await merchantList.search.tap();
  await expect(page).toHaveURL(/merchantName=Bright/);
  await merchantList.settle();
  await expect(fold).toHaveAccessibleName('Filters 1');
  await fold.tap();
  await expect(merchantList.nameFilter).toHaveCount(0);
});
