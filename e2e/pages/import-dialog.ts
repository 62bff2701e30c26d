import { writeFile } from 'node:fs/promises';
import { test, type Download, type Locator, type Page } from 'playwright/test';

interface NamedFile {
  name: string;
  content: Uint8Array | string;
}

const words = {
  en: {
    start: /^Import \d+ rows?$/,
    rest: /^Import the remaining/,
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save result as',
  },
  zh: { start: /^导入 \d+ 行$/, rest: /^导入其余/, cancel: '取消', close: '关闭', save: '将结果保存为' },
};

/** The menu entry in the four languages. */
const ENTRY = /^(Import|导入|Importar|インポート)$/;

/** The import dialog, in English by default. */
export class ImportDialog {
  readonly dialog: Locator;
  readonly failure: Locator;
  readonly preview: Locator;
  readonly start: Locator;
  readonly rest: Locator;
  readonly progress: Locator;
  readonly cancel: Locator;
  readonly close: Locator;

  constructor(
    private readonly page: Page,
    /** The list's button whose menu contains the import. */
    private readonly more: Locator,
    private readonly language: keyof typeof words = 'en',
  ) {
    const { start, rest, cancel, close } = words[language];
    this.dialog = page.getByRole('dialog');
    this.failure = this.dialog.getByRole('alert');
    this.preview = this.dialog.getByRole('table');
    this.start = this.dialog.getByRole('button', { name: start });
    this.rest = this.dialog.getByRole('button', { name: rest });
    this.progress = this.dialog.getByRole('progressbar');
    this.cancel = this.dialog.getByRole('button', { name: cancel });
    // The last one; the other is the cross in the title.
    this.close = this.dialog.getByRole('button', { name: close }).last();
  }

  async show(): Promise<void> {
    await this.more.click();
    await this.page.getByRole('menuitem', { name: ENTRY }).click();
    await this.dialog.waitFor();
  }

  async choose({ name, content }: NamedFile): Promise<void> {
    // By path: bytes would be unpacked in the page, whose work some tests measure.
    const path = test.info().outputPath(name);
    await writeFile(path, content);
    await this.dialog.locator('input[type=file]').setInputFiles(path);
  }

  column(field: string): Locator {
    return this.dialog.getByRole('combobox', { name: field });
  }

  /** A row of the preview, by its line number in the file. */
  row(number: number): Locator {
    return this.preview.getByRole('row', { name: new RegExp(`^${number}\\b`) });
  }

  async saveResult(format: 'xlsx' | 'csv'): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.dialog.getByRole('button', { name: `${words[this.language].save} ${format}` }).click();
    return download;
  }
}
