import type { Locator, Page } from 'playwright/test';

/** The frame around every page. */
export class Shell {
  readonly menu: Locator;
  readonly banner: Locator;
  readonly main: Locator;
  /** Name of the page on screen: the breadcrumb's last entry. */
  readonly heading: Locator;

  constructor(page: Page) {
    this.menu = page.getByRole('navigation', { name: 'Main menu' });
    this.banner = page.getByRole('banner');
    this.main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1 });
  }

  async open(entry: 'Dashboard' | 'Merchant list'): Promise<void> {
    await this.menu.getByRole('link', { name: entry }).click();
  }
}
