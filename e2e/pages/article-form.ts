import { expect, type Locator, type Page } from 'playwright/test';

/** The form of a new or existing article, in English. */
export class ArticleForm {
  readonly title: Locator;
  readonly content: Locator;
  readonly summary: Locator;
  readonly author: Locator;
  readonly time: Locator;
  readonly file: Locator;
  readonly cover: Locator;
  readonly uploaded: Locator;
  readonly publish: Locator;
  readonly draft: Locator;
  readonly preview: Locator;
  readonly draftState: Locator;

  constructor(private readonly page: Page) {
    const form = page.getByRole('form', { name: /^(Create|Edit) article$/ });
    this.title = form.getByRole('textbox', { name: /^Title/ });
    this.content = form.getByRole('textbox', { name: /^Content/ });
    this.summary = form.getByRole('textbox', { name: 'Summary' });
    this.author = form.getByRole('combobox', { name: 'Author' });
    this.time = form.getByLabel('Publish time');
    this.file = form.locator('input[type=file]').first();
    this.cover = form.getByRole('img', { name: 'Cover image' });
    this.uploaded = form.getByText(/ uploaded$|^Could not upload /);
    this.publish = form.getByRole('button', { name: 'Publish', exact: true });
    this.draft = form.getByRole('button', { name: 'Draft', exact: true });
    this.preview = form.getByRole('button', { name: 'Preview', exact: true });
    this.draftState = form.getByText(/^Draft saved in this browser/);
  }

  /** Opens the form and waits for its editor. */
  async open(id?: number): Promise<void> {
    await this.page.goto(id === undefined ? '/example/create' : `/example/edit/${id}`);
    await this.isReady();
  }

  async isReady(): Promise<void> {
    await expect(this.content).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name });
  }
}
