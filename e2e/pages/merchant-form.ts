import type { Locator, Page } from 'playwright/test';

/** The dialog that creates and edits a merchant, in English. */
export class MerchantForm {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly feeDifference: Locator;
  readonly status: Locator;
  readonly confirm: Locator;
  readonly cancel: Locator;
  /** The question about discarding unsaved input. */
  readonly discardQuestion: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(Add|Edit) merchant$/ });
    this.name = this.dialog.getByRole('textbox', { name: 'Merchant name' });
    this.feeDifference = this.dialog.getByRole('spinbutton', { name: 'Fee difference' });
    this.status = this.dialog.getByRole('combobox', { name: 'Status' });
    this.confirm = this.dialog.getByRole('button', { name: /^(Save changes|Add merchant)$/ });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel' });
    this.discardQuestion = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  }

  /** Unfolds the custom fields, which are folded while all are empty. */
  async openCustomFields(): Promise<void> {
    const toggle = this.dialog.getByRole('button', { name: 'Custom fields (A to D)' });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  }

  expansion(letter: 'A' | 'B' | 'C' | 'D'): Locator {
    return this.dialog.getByRole('textbox', { name: `Expansion ${letter}` });
  }
}
