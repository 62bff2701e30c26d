import type { Download, Locator, Page } from 'playwright/test';

/** The dialog for the format and content of an export, in English. */
export class ExportDialog {
  readonly dialog: Locator;
  readonly fileName: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Export' });
    this.fileName = this.dialog.getByRole('textbox', { name: 'File name' });
  }

  async choose(rows: 'all' | 'page', format: 'xlsx' | 'csv' | 'txt'): Promise<void> {
    const scope = rows === 'all' ? /^All .* results?$/ : /^This page/;
    await this.dialog.getByRole('radio', { name: scope }).check();
    await this.dialog.getByRole('combobox', { name: 'Format' }).selectOption(format);
  }

  async start(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.dialog.getByRole('button', { name: 'Export' }).click();
    return download;
  }
}
