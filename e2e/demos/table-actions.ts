import { expect } from '../fixtures/test';
import type { DemoAction } from './demo-action';
import { takeByKey } from './take-by-key';

const first = 'How a payment travels to its merchant';

export const tableActions: DemoAction[] = [
  {
    path: '/table/dynamic-table',
    act: async ({ main }) => {
      const part = main.getByRole('region', { name: 'Columns in order of selection' });
      await part.getByRole('checkbox', { name: 'Apple' }).uncheck();
      await part.getByRole('checkbox', { name: 'Orange' }).check();
      await part.getByRole('checkbox', { name: 'Apple' }).check();
      await expect(part.getByRole('columnheader')).toHaveText(['Market', 'Banana', 'Orange', 'Apple']);
    },
  },
  {
    path: '/table/drag-table',
    act: async ({ page, main }) => {
      const order = main.getByText(/^Current order/);
      await main.getByRole('button', { name: `Move “${first}” down` }).click();
      await expect(order).toHaveText('Current order: 2, 1, 3, 4, 5, 6, 7, 8');

      const handle = main.getByRole('button', { name: `Drag ${first}` });
      const announcements = page.getByRole('status').filter({ hasText: first });
      await takeByKey(page, handle);
      await expect(announcements.filter({ hasText: 'is at position 2' })).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await expect(announcements.filter({ hasText: 'is at position 3' })).toHaveCount(1);
      await page.keyboard.press('Space');
      await expect(order).toHaveText('Current order: 2, 3, 1, 4, 5, 6, 7, 8');

      const last = (await main.getByRole('button', { name: /^Drag Cut-off/ }).boundingBox())!;
      await handle.hover();
      await page.mouse.down();
      await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 8 });
      await expect(announcements.filter({ hasText: 'is at position 8' })).toHaveCount(1);
      await page.mouse.up();
      await expect(order).toHaveText('Current order: 2, 3, 4, 5, 6, 7, 8, 1');
    },
  },
  {
    path: '/table/inline-edit-table',
    act: async ({ page, main, notices }) => {
      await expect(main.getByRole('button', { name: /^Edit: / })).toHaveCount(10);
      await main.getByRole('button', { name: `Edit: ${first}`, exact: true }).click();
      await page.keyboard.type('Something else');
      await main.getByRole('button', { name: `Cancel: ${first}`, exact: true }).click();
      await expect(main.getByRole('cell', { name: first, exact: true })).toBeVisible();
      await main.getByRole('button', { name: `Edit: ${first}`, exact: true }).click();
      await page.keyboard.type('A new title');
      await main.getByRole('button', { name: `Ok: ${first}`, exact: true }).click();
      await expect(main.getByRole('cell', { name: 'A new title', exact: true })).toBeVisible();
      await expect(notices).toContainText('The title has been edited');
    },
  },
  {
    path: '/table/complex-table',
    act: async ({ main }) => {
      await expect(main.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(20);
    },
  },
];
