import { expect } from '../fixtures/test';
import type { DemoAction } from './demo-action';
import { smallImage } from './small-image';
import { takeByKey } from './take-by-key';

export const componentActions: DemoAction[] = [
  {
    path: '/components/tinymce',
    act: async ({ page, main }) => {
      const field = main.getByRole('textbox', { name: 'Text' });
      await field.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Typed here');
      const html = main.getByRole('region', { name: 'HTML' }).last();
      await expect(html).toContainText('Typed here');
      await main.getByRole('button', { name: 'Full screen' }).click();
      await page.getByRole('button', { name: 'HTML source' }).click();
      const source = page.getByRole('dialog', { name: 'HTML source' });
      await source
        .getByRole('textbox', { name: 'HTML source' })
        .fill('<p>H<sub>2</sub>O</p><p>by hand<script>stop()</script></p>');
      await source.getByRole('button', { name: 'Apply' }).click();
      await page.getByRole('button', { name: 'Find and replace' }).click();
      const replace = page.getByRole('dialog', { name: 'Find and replace' });
      await replace.getByRole('textbox', { name: 'Find' }).fill('HAND');
      await replace.getByRole('textbox', { name: 'Replace with' }).fill('keys');
      await replace.getByRole('button', { name: 'Replace all' }).click();
      await page.getByRole('button', { name: 'Exit full screen' }).click();
      await expect(html).toHaveText(/<p>H<sub>2<\/sub>O<\/p><p>by keys<\/p>/);
    },
  },
  {
    path: '/components/markdown',
    act: async ({ main }) => {
      await expect(main.getByRole('textbox')).toHaveCount(4);
      await main.getByRole('textbox', { name: 'Basic' }).fill('# Seen\n\n<b onclick="x()">raw</b>');
      const preview = main.getByRole('region', { name: 'Preview: Basic' });
      await expect(preview.getByRole('heading', { name: 'Seen' })).toBeVisible();
      await expect(preview.locator('b')).toHaveCount(0);
      await expect(main.getByRole('region', { name: 'HTML: Basic' })).toHaveText('<h1>Seen</h1>\n<p>raw</p>');
      await main.getByRole('combobox', { name: 'Toolbar language' }).selectOption('Español');
      await expect(main.getByRole('button', { name: 'Negrita' })).toHaveCount(1);
    },
  },
  {
    path: '/components/json-editor',
    act: async ({ main }) => {
      await expect(main.getByText('Valid JSON')).toBeVisible();
      await main.getByRole('textbox', { name: 'JSON' }).fill('{\n  "a": 1,\n  b: 2\n}');
      await expect(main.getByText('Invalid JSON at line 3, column 3.')).toBeVisible();
      await expect(main.locator('.cm-lint-marker-error')).toHaveCount(1);
    },
  },
  {
    path: '/components/split-pane',
    act: async ({ page, main }) => {
      const bar = main.getByRole('separator', { name: 'Width of the left pane' });
      await expect(bar).toHaveAttribute('aria-valuenow', '50');
      await bar.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(bar).toHaveAttribute('aria-valuenow', '45');
      await main.getByRole('button', { name: 'Wider' }).click();
      await expect(bar).toHaveAttribute('aria-valuenow', '55');
      await main.getByRole('button', { name: 'Upper pane taller' }).click();
      const lying = main.getByRole('separator', { name: 'Height of the upper pane' });
      await expect(lying).toHaveAttribute('aria-valuenow', '60');
    },
  },
  {
    path: '/components/avatar-upload',
    act: async ({ page, main, notices }) => {
      await main.locator('input[type=file]').setInputFiles(smallImage('me.png'));
      const dialog = page.getByRole('dialog', { name: 'Crop picture' });
      await expect(dialog.getByRole('button', { name: /corner of the crop area/ })).toHaveCount(4);
      await dialog.getByRole('button', { name: 'Zoom in' }).click();
      await expect(dialog.locator('canvas')).toHaveCount(2);
      await dialog.getByRole('button', { name: 'Save picture' }).click();
      await expect(notices).toContainText('Upload success');
      await expect(main.getByRole('img', { name: 'Uploaded picture' })).toBeVisible();
    },
  },
  {
    path: '/components/dropzone',
    act: async ({ main, notices }) => {
      const field = main.locator('input[type=file]');
      await field.setInputFiles(['1.png', '2.png', '3.png', '4.png'].map(smallImage));
      await expect(notices).toContainText('only one image');
      await expect(notices).toContainText('Upload success');
      const thumbnails = main.getByRole('list', { name: 'Images' }).getByRole('img');
      await expect(thumbnails).toHaveCount(3);
      const box = (await thumbnails.first().boundingBox())!;
      expect([box.width, box.height]).toEqual([200, 200]);
      await main.getByRole('button', { name: 'Remove 2.png' }).click();
      await expect(notices).toContainText('Delete success');
      await expect(thumbnails).toHaveCount(2);
    },
  },
  {
    path: '/components/sticky',
    act: async ({ page, main }) => {
      await page.mouse.move(700, 600);
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
      await expect(main.getByRole('group', { name: 'First bar' })).toBeInViewport({ ratio: 0.99 });
      await expect(main.getByRole('group', { name: 'Second bar' })).toBeInViewport({ ratio: 0.99 });
    },
  },
  {
    path: '/components/count-to',
    act: async ({ main }) => {
      const number = main.getByRole('status', { name: 'Number' });
      await expect(number).toHaveText('2,017');
      await main.getByLabel('Decimals').fill('21');
      await expect(main.getByRole('alert')).toHaveText('digits argument must be between 0 and 20');
    },
  },
  {
    path: '/components/mixin',
    act: async ({ page, main }) => {
      await main.getByRole('button', { name: 'Press' }).click();
      await expect(main.getByText('Pressed: 1')).toBeVisible();
      await main.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    path: '/components/back-to-top',
    act: async ({ page, main }) => {
      const button = main.getByRole('button', { name: 'Back to top' });
      await page.mouse.move(700, 600);
      await page.mouse.wheel(0, 1200);
      await button.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(button).toBeHidden();
    },
  },
  {
    path: '/components/drag-dialog',
    act: async ({ page, main }) => {
      await main.getByRole('button', { name: 'Open dialog' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delivery addresses' });
      const left = async () => (await dialog.boundingBox())!.x;
      await dialog.getByRole('button', { name: 'Move right' }).click();
      await expect(dialog.getByRole('status')).toHaveText('40 px to the right, 0 px down');
      const aside = await left();
      await dialog.getByRole('button', { name: 'Move to the centre' }).click();
      await expect.poll(left).toBe(aside - 40);
      // Last, because the library ignores clicks in the 50 ms after a drop.
      const before = (await dialog.boundingBox())!;
      await dialog.getByRole('heading').hover();
      await page.mouse.down();
      await page.mouse.move(before.x + 160, before.y + 60, { steps: 5 });
      await page.mouse.up();
      await expect.poll(left).not.toBe(before.x);
      await page.keyboard.press('Escape');
    },
  },
  {
    path: '/components/drag-select',
    act: async ({ page, main }) => {
      await takeByKey(page, main.getByRole('button', { name: 'Drag Apple' }));
      await expect(page.getByText('Apple picked up')).toBeAttached();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(/^Apple: .+, 2 of 3$/)).toBeAttached();
      await page.keyboard.press('Space');
      await expect(main.getByText('Order: Banana, Apple, Orange')).toBeVisible();
    },
  },
  {
    path: '/components/dnd-list',
    act: async ({ main }) => {
      const chosen = main.getByRole('list', { name: /^Selected articles/ }).getByRole('listitem');
      await expect(chosen).toHaveCount(5);
      const pool = main.getByRole('list', { name: /^Available articles/ }).getByRole('listitem');
      await expect(pool).toHaveCount(15);
      await pool
        .first()
        .getByRole('button', { name: / to Selected articles$/ })
        .click();
      await expect(chosen).toHaveCount(6);
    },
  },
  {
    path: '/components/drag-kanban',
    act: async ({ page, main }) => {
      await main.getByRole('button', { name: 'Move Task 1 to Working' }).click();
      await expect(main.getByRole('list', { name: /^Working/ })).toContainText('Task 1');
      // Last, because the library ignores clicks in the 50 ms after a drop.
      const done = main.getByRole('list', { name: /^Done/ });
      await main.getByText('Task 5', { exact: true }).hover();
      await page.mouse.down();
      const to = (await done.getByText('Task 8', { exact: true }).boundingBox())!;
      await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
      // During the drag the item is drawn at the pointer, and a gap in the list shows its position.
      await expect(page.locator('[data-dragged]')).toHaveText('Task 5');
      await expect(done.getByRole('listitem')).toHaveCount(4);
      await page.mouse.up();
      await expect(page.locator('[data-dragged]')).toHaveCount(0);
      await expect(done.getByRole('listitem')).toHaveCount(4);

      const toDo = main.getByRole('list', { name: /^To do/ });
      await takeByKey(page, toDo.getByRole('button', { name: 'Drag Task 2' }));
      await page.keyboard.press('ArrowRight');
      const working = main.getByRole('list', { name: /^Working/ });
      await expect(working).toContainText('Task 2');
      await expect(page.getByText(/^Task 2: Working, \d of 4$/)).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(toDo).toContainText('Task 2');
      await expect(toDo.getByRole('button', { name: 'Drag Task 2' })).toBeFocused();
    },
  },
];
