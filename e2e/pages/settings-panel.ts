import type { Locator, Page } from 'playwright/test';

type Size = 'Default' | 'Medium' | 'Small' | 'Mini';

/** The settings panel, and the choices beside it in the top bar. */
export class SettingsPanel {
  /** The button at the edge of the page. */
  readonly edgeButton: Locator;
  readonly panel: Locator;
  readonly code: Locator;
  readonly timeZone: Locator;
  readonly sizeButton: Locator;
  /** The button for tools that do not fit into a narrow top bar. */
  readonly moreButton: Locator;

  constructor(private readonly page: Page) {
    this.edgeButton = page.getByRole('button', { name: 'Settings', exact: true });
    this.panel = page.getByRole('dialog', { name: 'Settings' });
    this.code = this.panel.getByRole('textbox', { name: 'Colour code' });
    this.timeZone = this.panel.getByRole('combobox', { name: 'Time zone' });
    this.sizeButton = page.getByRole('banner').getByRole('button', { name: 'Control size' });
    this.moreButton = page.getByRole('banner').getByRole('button', { name: 'More', exact: true });
  }

  async open(): Promise<void> {
    await this.edgeButton.click();
    // Waits for the focus, because keys only reach the panel then.
    await this.page.locator('[role=dialog]:focus, [role=dialog] :focus').waitFor();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.panel.waitFor({ state: 'hidden' });
  }

  choice(name: string): Locator {
    return this.panel.getByRole('radio', { name, exact: true });
  }

  switch(name: string): Locator {
    return this.panel.getByRole('switch', { name });
  }

  async chooseColour(code: string): Promise<void> {
    await this.code.fill(code);
    await this.code.press('Enter');
  }

  async chooseSize(size: Size): Promise<void> {
    await this.sizeButton.click();
    await this.page.getByRole('menuitemradio', { name: size, exact: true }).click();
  }
}
