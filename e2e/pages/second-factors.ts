import { expect, type Locator, type Page } from 'playwright/test';
import { USER_PASSWORD } from '../fixtures/api-caller';

/** The sign-in in two steps, and the profile's card of second factors, in English. */
export class SecondFactors {
  readonly card: Locator;
  readonly list: Locator;
  readonly recoveryDialog: Locator;
  readonly codeField: Locator;
  readonly recoveryField: Locator;
  readonly passkeyButton: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly menu: Locator;
  readonly must: Locator;

  constructor(private readonly page: Page) {
    this.card = page.getByRole('region', { name: 'Second factor' });
    this.list = this.card.getByRole('list', { name: 'Passkeys and apps' });
    this.recoveryDialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
    this.codeField = page.getByRole('textbox', { name: 'Code from your authenticator app' });
    this.recoveryField = page.getByRole('textbox', { name: 'Recovery code' });
    this.passkeyButton = page.getByRole('button', { name: 'Use a passkey' });
    this.submit = page.getByRole('button', { name: 'Sign in', exact: true });
    this.alert = page.getByRole('alert').filter({ hasText: /./ });
    this.menu = page.getByRole('navigation', { name: 'Main menu' });
    this.must = page.getByRole('dialog', { name: 'Set up a second factor' });
  }

  /**
   * Gives the page an authenticator that confirms each ceremony, as a user with a fingerprint reader does.
   *
   * @returns a function that takes it away
   */
  async addAuthenticator(): Promise<() => Promise<void>> {
    const client = await this.page.context().newCDPSession(this.page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return async () => {
      await client.send('WebAuthn.disable');
      await client.detach();
    };
  }

  /** Enters name and password on the sign-in page. */
  async enterPassword(username: string, path = '/profile/index'): Promise<void> {
    await this.page.goto(path);
    const field = this.page.getByRole('textbox', { name: 'Username' });
    await expect(field).not.toHaveValue('');
    await field.fill(username);
    await this.page.getByLabel(/^Password/).fill(USER_PASSWORD);
    await this.submit.click();
  }

  /** Adds a passkey; with the first factor come recovery codes. */
  async addPasskey(name: string, within: Locator = this.card): Promise<string[]> {
    await within.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Add passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    return this.takeRecoveryCodes();
  }

  private async takeRecoveryCodes(): Promise<string[]> {
    await expect(this.recoveryDialog).toBeVisible();
    const codes = await this.recoveryDialog
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allTextContents();
    await this.recoveryDialog.getByRole('button', { name: 'I saved the codes' }).click();
    return codes;
  }

  /** Adds an authenticator app as the first factor. @returns its secret and the recovery codes */
  async addApp(codeOf: (secret: string) => string): Promise<{ secret: string; codes: string[] }> {
    await this.card.getByRole('button', { name: 'Add authenticator app' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Add authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
    const shown = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    const secret = shown!.replaceAll(' ', '');
    await dialog.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Add app' }).click();
    return { secret, codes: await this.takeRecoveryCodes() };
  }

  async signOut(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: /^user\./ })
      .click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(this.page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  }
}
