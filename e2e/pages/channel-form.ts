import type { Locator, Page } from 'playwright/test';

type KeyName =
  | 'Upstream public key'
  | 'Upstream private key'
  | 'Downstream public key'
  | 'Downstream private key';

/** The dialog that creates and edits a channel, in English. */
export class ChannelForm {
  readonly dialog: Locator;
  readonly merchant: Locator;
  readonly number: Locator;
  readonly channel: Locator;
  readonly weight: Locator;
  readonly status: Locator;
  readonly expansion: Locator;
  readonly confirm: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(Add|Edit) channel$/ });
    this.merchant = this.dialog.getByRole('combobox', { name: 'Merchant' });
    this.number = this.dialog.getByRole('textbox', { name: 'Merchant number' });
    this.channel = this.dialog.getByRole('combobox', { name: 'Channel' });
    this.weight = this.dialog.getByRole('spinbutton', { name: 'Weight' });
    this.status = this.dialog.getByRole('combobox', { name: 'Status' });
    this.expansion = this.dialog.getByRole('textbox', { name: 'Expansion' });
    this.confirm = this.dialog.getByRole('button', { name: /^(Save changes|Add channel)$/ });
  }

  /** The disabled select of a stored channel's fixed property. */
  fixed(name: 'Merchant' | 'Channel'): Locator {
    return this.dialog.getByRole('combobox', { name, exact: true, disabled: true });
  }

  key(name: KeyName): Locator {
    return this.dialog.getByRole('textbox', { name });
  }

  generate(pair: 'Upstream' | 'Downstream'): Locator {
    return this.dialog.getByRole('button', { name: `Generate keys: ${pair} keys` });
  }

  async chooseMerchant(name: string): Promise<void> {
    await this.merchant.fill(name);
    await this.dialog.getByRole('listbox').getByRole('option', { name }).click();
  }
}
