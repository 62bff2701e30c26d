import type { Page } from 'playwright/test';
import { expect } from '../fixtures/test';
import type { DemoAction, DemoPage } from './demo-action';

/** Returns the name of the file that the button downloads. */
async function downloadBy({ page, main }: DemoPage, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: button, exact: true }).click();
  return (await download).suggestedFilename();
}

/** Installed before the document loads, so that no printing is missed. */
async function watchPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const printed = new Promise<string>((resolve) => {
      new MutationObserver(() => {
        const view = document.querySelector('iframe')?.contentWindow;
        if (view) view.print = () => resolve(view.document.body.innerText);
      }).observe(document, { subtree: true, childList: true });
    });
    Object.assign(globalThis, { printed });
  });
  await page.reload();
}

/** The text of the document that prints itself. */
function printedText(page: Page): Promise<string> {
  return page.evaluate(() => (globalThis as unknown as { printed: Promise<string> }).printed);
}

export const documentActions: DemoAction[] = [
  {
    path: '/excel/export-excel',
    act: async (demo) => {
      await demo.main.getByRole('textbox', { name: 'File name' }).fill('my articles');
      await demo.main.getByRole('radio', { name: 'csv' }).check();
      expect(await downloadBy(demo, 'Export')).toBe('my articles.csv');
    },
  },
  {
    path: '/excel/export-selected-excel',
    act: async (demo) => {
      await demo.main.getByRole('button', { name: 'Export selected items' }).click();
      await expect(demo.notices).toContainText('Please select at least one item');
      await demo.main.getByRole('checkbox', { name: 'Select all' }).check();
      expect(await downloadBy(demo, 'Export selected items')).toBe('excel-list.xlsx');
    },
  },
  {
    path: '/excel/export-merge-header',
    act: async (demo) => expect(await downloadBy(demo, 'Export')).toBe('merge-header.xlsx'),
  },
  {
    path: '/excel/upload-excel',
    act: async ({ main }) => {
      await main.locator('input[type=file]').setInputFiles({
        name: 'Sales.CSV',
        mimeType: 'text/csv',
        buffer: Buffer.from('name,amount\r\nNorthern Lights,12\r\n'),
      });
      await expect(main.getByText('Sales.CSV: 1 rows')).toBeVisible();
      await expect(main.getByRole('table', { name: 'Sales.CSV' }).getByRole('cell')).toHaveText([
        'Northern Lights',
        '12',
      ]);
    },
  },
  {
    path: '/zip/download',
    act: async (demo) => expect(await downloadBy(demo, 'Export ZIP')).toBe('file.zip'),
  },
  {
    path: '/pdf/index',
    act: async ({ page, main }) => {
      await watchPrinting(page);
      await main.getByRole('link', { name: 'Click to download PDF' }).click();
      await expect(page).toHaveURL('/pdf/download');
      expect(await printedText(page)).toContain('Four steps lie between');
    },
  },
  {
    path: '/pdf/download',
    act: async ({ page, main }) => {
      await watchPrinting(page);
      await expect(main.getByRole('article')).toContainText('Four steps lie between');
      expect(await printedText(page)).toContain('Four steps lie between');
    },
  },
];
