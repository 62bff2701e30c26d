import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('a list begins near the top, its cards with what names them', async ({ merchantList }) => {
  await merchantList.open();
  const card = merchantList.rows.first();
  const { y, height } = (await card.boundingBox())!;
  // Below two rows of buttons at most, which wide fonts need.
  expect(y).toBeLessThan(220);
  // Two in sight and the head of the third.
  expect(height).toBeLessThan(290);
  const topOf = async (cell: number) => (await card.getByRole('cell').nth(cell).boundingBox())!.y;
  const [id, name, actions] = [await topOf(0), await topOf(1), await topOf(-1)];
  expect(name).toBeLessThan(id);
  expect(actions).toBe(name);
});

test('filters wait behind a button that says how many are in force', async ({ page, merchantList }) => {
  await merchantList.open();
  const fold = page.getByRole('search').getByRole('button', { name: 'Filters' });
  await expect(merchantList.nameFilter).toHaveCount(0);
  await fold.tap();
  await merchantList.nameFilter.fill('Bright');
  await merchantList.search.tap();
  await expect(page).toHaveURL(/merchantName=Bright/);
  await merchantList.settle();
  await expect(fold).toHaveText('Filters 1');
  await fold.tap();
  await expect(merchantList.nameFilter).toHaveCount(0);
});
