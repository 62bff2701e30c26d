import type { Page } from 'playwright/test';

export class LoginPage {
  readonly username = this.page.getByRole('textbox', { name: 'Username' });
  readonly password = this.page.getByLabel('Password', { exact: true });
  readonly submit = this.page.getByRole('button', { name: 'Sign in', exact: true });

  constructor(private readonly page: Page) {}

  /** Opens a page of the app and signs in where it asks for it. */
  async signIn(username = 'admin', path = '/'): Promise<void> {
    await this.page.goto(path);
    await this.username.fill(username);
    await this.password.fill('111111');
    await this.submit.click();
    await this.page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  }
}
