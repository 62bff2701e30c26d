import { expect, type Locator, type Page } from 'playwright/test';
import { MerchantForm } from './merchant-form';

type Filters = Record<string, string>;

/** The merchant list, in English. */
export class MerchantListPage {
  readonly table: Locator;
  /** Without the header. */
  readonly rows: Locator;
  /** The button of the popover with further filters. */
  readonly moreFilters: Locator;
  readonly nameFilter: Locator;
  readonly numberFilter: Locator;
  readonly statusFilter: Locator;
  readonly sort: Locator;
  readonly search: Locator;
  readonly reset: Locator;
  readonly addButton: Locator;
  /** The button whose menu contains the import and the columns. */
  readonly moreButton: Locator;
  readonly exportButton: Locator;
  readonly pages: Locator;
  readonly idHeader: Locator;
  readonly form: MerchantForm;

  constructor(private readonly page: Page) {
    const filters = page.getByRole('search', { name: 'Filters' });
    this.table = page.getByRole('table', { name: 'Merchants' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.moreFilters = filters.getByRole('button', { name: /^More filters/ });
    this.nameFilter = filters.getByRole('textbox', { name: 'Merchant name' });
    this.numberFilter = filters.getByRole('textbox', { name: 'Merchant number' });
    this.statusFilter = filters.getByRole('combobox', { name: 'Status' });
    this.sort = filters.getByRole('combobox', { name: 'Sort' });
    this.search = filters.getByRole('button', { name: 'Search' });
    this.reset = filters.getByRole('button', { name: 'Reset' });
    this.addButton = filters.getByRole('button', { name: 'Add' });
    this.moreButton = filters.getByRole('button', { name: 'More actions' });
    this.exportButton = filters.getByRole('button', { name: 'Export' });
    this.pages = page.getByRole('navigation', { name: 'Pages' });
    this.idHeader = this.table.getByRole('columnheader', { name: 'ID' });
    this.form = new MerchantForm(page);
  }

  /** Opens the list and waits for the server's answer. */
  async open(filters: Filters = {}): Promise<void> {
    const query = new URLSearchParams(filters).toString();
    await this.page.goto(`/merchant/list${query && `?${query}`}`);
    await this.settle();
  }

  /** Waits until the rows match the latest filters. */
  async settle(): Promise<void> {
    await expect(this.table).toHaveAttribute('aria-busy', 'false');
  }

  /** Filters by one status, or by all with `Status: all`. */
  async chooseStatus(label: string): Promise<void> {
    await this.statusFilter.click();
    await this.page.getByRole('option', { name: label, exact: true }).click();
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  status(name: string): Locator {
    return this.row(name).getByText(/^(Active|Inactive)$/);
  }

  /** The colour of the dot before a status. */
  async statusTint(name: string): Promise<'green' | 'grey' | 'other'> {
    const colour = await this.status(name).evaluate((label) => getComputedStyle(label, '::before').color);
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
    if (red === green && green === blue) return 'grey';
    return green > red && green > blue ? 'green' : 'other';
  }

  /** The texts of a column's cells, from the top. */
  async column(header: string): Promise<string[]> {
    await this.settle();
    return this.rows.locator(`td[data-header="${header}"]`).allInnerTexts();
  }

  async ids(): Promise<number[]> {
    return (await this.column('ID')).map(Number);
  }

  async add(): Promise<void> {
    await this.addButton.click();
    await this.form.dialog.waitFor();
  }

  async edit(name: string): Promise<void> {
    await this.row(name).getByRole('button', { name: 'Edit' }).click();
    await this.form.dialog.waitFor();
  }

  async openRowMenu(name: string): Promise<void> {
    await this.row(name).getByRole('button', { name: 'More actions' }).click();
  }
}
