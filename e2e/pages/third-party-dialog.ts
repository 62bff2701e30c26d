import type { Locator, Page } from 'playwright/test';

/** The dialog with the sign-in providers, and the provider's window. */
export class ThirdPartyDialog {
  readonly root: Locator;
  readonly failure: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('dialog', { name: 'Third-party sign-in' });
    this.failure = this.root.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Third-party sign-in' }).click();
    await this.root.waitFor();
  }

  /** @returns the provider's window */
  async choose(name = 'Company'): Promise<Page> {
    const [popup] = await Promise.all([
      this.page.waitForEvent('popup'),
      this.root.getByRole('button', { name: `Continue with ${name}` }).click(),
    ]);
    return popup;
  }

  /** Signs in on the provider's page, and consents to share the name. */
  async visit(popup: Page, person: string): Promise<void> {
    await popup.locator('input[name=login]').fill(person);
    await popup.locator('input[name=password]').fill('anything');
    await popup.getByRole('button', { name: 'Sign-in' }).click();
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Continue' }).click();
    await closed;
  }
}
