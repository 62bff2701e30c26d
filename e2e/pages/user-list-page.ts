import { expect, type Locator, type Page } from 'playwright/test';

/** The user list with its dialog, in English. */
export class UserListPage {
  readonly table: Locator;
  /** Without the header. */
  readonly rows: Locator;
  readonly addButton: Locator;
  readonly exportButton: Locator;
  readonly dialog: Locator;
  readonly confirm: Locator;

  constructor(private readonly page: Page) {
    this.table = page.getByRole('table', { name: 'Users' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.addButton = page.getByRole('button', { name: 'Add', exact: true });
    this.exportButton = page.getByRole('button', { name: 'Export', exact: true });
    this.dialog = page.getByRole('dialog', { name: /^(Add|Edit) user$/ });
    this.confirm = this.dialog.getByRole('button', { name: /^(Save changes|Add user)$/ });
  }

  /** Opens the list and waits for the server's answer. */
  async open(username = ''): Promise<void> {
    await this.page.goto(`/user/list${username && `?username=${username}`}`);
    await expect(this.table).toHaveAttribute('aria-busy', 'false');
  }

  row(username: string): Locator {
    return this.rows.filter({ hasText: username });
  }

  /** The cell of a user in a column. */
  cell(username: string, header: string): Locator {
    return this.row(username).locator(`td[data-header="${header}"]`);
  }

  field(name: 'Username' | 'Password' | 'Introduction'): Locator {
    return this.dialog.getByRole('textbox', { name });
  }

  get role(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Role' });
  }
}
