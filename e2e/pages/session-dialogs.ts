import type { Locator, Page } from 'playwright/test';

/** What the session says for itself. */
export class SessionDialogs {
  /** The session is over. */
  readonly ended: Locator;
  /** The session is about to end for idleness. */
  readonly idle: Locator;
  /** The session is about to end whatever is done. */
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
