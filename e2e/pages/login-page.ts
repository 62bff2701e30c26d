import { expect, type Locator, type Page } from 'playwright/test';

export class LoginPage {
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly language: Locator;

  constructor(private readonly page: Page) {
    this.username = page.getByRole('textbox', { name: 'Username' });
    this.password = page.getByLabel(/^Password/);
    this.submit = page.getByRole('button', { name: 'Sign in', exact: true });
    this.language = page.getByRole('combobox');
  }

  /** Opens the login page and waits until the demo account is filled in. */
  async open(search = ''): Promise<void> {
    await this.page.goto(`/login${search}`);
    await this.page.waitForFunction(() => document.querySelector('input')?.value === 'admin');
  }

  /** Opens a page of the app and signs in if necessary. */
  async signIn(username = 'admin', path = '/'): Promise<void> {
    await this.page.goto(path);
    await this.enter(username);
  }

  /** Signs in as a demo account on the current login page. */
  async enter(username: string): Promise<void> {
    // The demo account arrives by a separate answer, which must not interrupt the typing.
    await expect(this.username).not.toHaveValue('');
    await this.enterAs(username, '111111');
  }

  /** Signs in on the current login page of a server without a demo account. */
  async enterAs(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
    await this.page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  }
}
