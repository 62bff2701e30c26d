import type { Locator, Page } from 'playwright/test';

/** The dialogs of the session. */
export class SessionDialogs {
  /** The session has ended. */
  readonly ended: Locator;
  /** The session is about to end because it is idle. */
  readonly idle: Locator;
  /** The session is about to reach its absolute end. */
  readonly absolute: Locator;

  constructor(page: Page) {
    this.ended = page.getByRole('alertdialog', { name: 'Confirm logout' });
    this.idle = page.getByRole('alertdialog', { name: 'Are you still there?' });
    this.absolute = page.getByRole('alertdialog', { name: 'Your session ends soon' });
  }

  async signInAgain(password = '111111'): Promise<void> {
    await this.ended.getByLabel(/^Password/).fill(password);
    await this.ended.getByRole('button', { name: 'Sign in here' }).click();
  }
}
