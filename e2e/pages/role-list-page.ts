import { expect, type Locator, type Page } from 'playwright/test';

/** Role management: the table of roles and the dialog of a role. */
export class RoleListPage {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly description: Locator;
  readonly confirm: Locator;
  readonly menuPreview: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.name = this.dialog.getByRole('textbox', { name: /^Name/ });
    this.description = this.dialog.getByRole('textbox', { name: 'Description' });
    this.confirm = this.dialog.getByRole('button', { name: /^(Save changes|Add role)$/ });
    this.menuPreview = this.dialog.getByRole('region', { name: 'Menu of this role' });
  }

  async open(): Promise<void> {
    await this.page.goto('/permission/role');
    await expect(this.row('admin')).toBeVisible();
  }

  /** A row by part of its text. */
  row(text: string): Locator {
    return this.page.getByRole('table').getByRole('row').filter({ hasText: text });
  }

  async openNew(): Promise<void> {
    await this.page.getByRole('button', { name: 'New Role' }).click();
    await expect(this.name).toBeFocused();
  }

  /** The checkbox of a page, or of all pages of a group. */
  check(page: string, action: 'View' | 'Edit'): Locator {
    return this.dialog.getByRole('checkbox', { name: `${page}: ${action}`, exact: true });
  }
}
