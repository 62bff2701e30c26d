import { expect, type Locator, type Page } from 'playwright/test';
import { ChannelForm } from './channel-form';

/** The channel list, in English. */
export class ChannelListPage {
  readonly table: Locator;
  /** Without the header. */
  readonly rows: Locator;
  readonly numberFilter: Locator;
  readonly channelFilter: Locator;
  readonly addButton: Locator;
  readonly exportButton: Locator;
  /** The button whose menu contains the import, the columns and the grouping. */
  readonly moreButton: Locator;
  readonly form: ChannelForm;
  /** The confirmation before a channel stops taking traffic. */
  readonly question: Locator;

  constructor(private readonly page: Page) {
    const filters = page.getByRole('search', { name: 'Filters' });
    this.table = page.getByRole('table', { name: 'Channels' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.numberFilter = filters.getByRole('textbox', { name: 'Merchant number' });
    this.channelFilter = filters.getByRole('combobox', { name: 'Channel' });
    this.addButton = filters.getByRole('button', { name: 'Add' });
    this.exportButton = filters.getByRole('button', { name: 'Export' });
    this.moreButton = filters.getByRole('button', { name: 'More actions' });
    this.form = new ChannelForm(page);
    this.question = page.getByRole('alertdialog', { name: /this channel\?$/ });
  }

  /** Opens the list and waits for the server's answer. */
  async open(filters: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams(filters).toString();
    await this.page.goto(`/channel/list${query && `?${query}`}`);
    await this.settle();
  }

  /** Waits until the rows match the latest filters. */
  async settle(): Promise<void> {
    await expect(this.table).toHaveAttribute('aria-busy', 'false');
  }

  async groupByMerchant(): Promise<void> {
    await this.moreButton.click();
    await this.page.getByRole('menuitemradio', { name: 'By merchant' }).click();
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** The cell of a row in a column. */
  cell(text: string, header: string): Locator {
    return this.row(text).locator(`td[data-header="${header}"]`);
  }

  async add(): Promise<void> {
    await this.addButton.click();
    await this.form.dialog.waitFor();
  }

  async edit(text: string): Promise<void> {
    await this.row(text).getByRole('button', { name: 'Edit' }).click();
    await this.form.dialog.waitFor();
  }

  async askToDelete(text: string): Promise<void> {
    await this.row(text).getByRole('button', { name: 'More actions' }).click();
    await this.page.getByRole('menuitem', { name: 'Delete' }).click();
    await this.question.waitFor();
  }
}
