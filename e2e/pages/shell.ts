import { expect, type Locator, type Page } from 'playwright/test';

/** The languages by their own names. */
const LANGUAGES = { English: 'en', 中文: 'zh', Español: 'es', 日本語: 'ja' } as const;

/** The frame around every page. */
export class Shell {
  readonly menu: Locator;
  /** The group of the demo pages, collapsed until one of them is shown. */
  readonly demos: Locator;
  readonly banner: Locator;
  readonly main: Locator;
  /** The current page. The pages of other tabs are hidden beside it. */
  readonly shownPage: Locator;
  /** The name of the current page: the last entry of the breadcrumb. */
  readonly heading: Locator;
  readonly notices: Locator;
  readonly language: Locator;
  /** The button that opens and closes the menu on a narrow screen. */
  readonly drawerButton: Locator;
  readonly paletteButton: Locator;
  /** The search over pages and commands. */
  readonly palette: Locator;
  readonly paletteField: Locator;
  /** The link to the error log; absent without errors. */
  readonly errorBadge: Locator;
  /** The dialog that asks to sign in again. */
  readonly sessionEnded: Locator;

  constructor(private readonly page: Page) {
    this.menu = page.getByRole('navigation', { name: 'Main menu' });
    this.demos = this.menu.getByRole('button', { name: 'Demos' });
    this.banner = page.getByRole('banner');
    this.main = page.getByRole('main');
    this.shownPage = this.main.locator('> div').filter({ visible: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.notices = page.getByRole('region', { name: /^(Messages|消息|Mensajes|メッセージ)$/ });
    this.language = this.banner.getByRole('button', { name: /^(Language|语言|Idioma|言語)$/ });
    this.drawerButton = this.banner.getByRole('button', { name: 'Open the menu' });
    this.paletteButton = this.banner.getByRole('button', { name: 'Search pages, commands and records' });
    this.palette = page.getByRole('dialog', { name: 'Search pages, commands and records' });
    this.paletteField = this.palette.getByRole('combobox');
    this.errorBadge = this.banner.getByRole('link', { name: /^Error log, / });
    this.sessionEnded = page.getByRole('alertdialog', { name: 'Confirm logout' });
  }

  async open(entry: 'Dashboard' | 'Merchant list' | 'Channel list'): Promise<void> {
    await this.menu.getByRole('link', { name: entry }).click();
  }

  async openDemos(): Promise<void> {
    await this.demos.and(this.page.locator('[aria-expanded=false]')).click();
    await expect(this.demos).toHaveAttribute('aria-expanded', 'true');
  }

  /** The menu entry of a page. Groups are expanded, first to last, until it is visible; a closed group has no entries. */
  async unfold(path: string): Promise<Locator> {
    const link = this.menu.locator(`a[href="${path}"]`);
    const closed = this.menu.getByRole('button', { expanded: false });
    await expect(this.menu.getByRole('link').first()).toBeVisible();
    while (!(await link.isVisible())) await closed.first().click();
    return link;
  }

  /** Opens another page in the same document, as by the browser's buttons. */
  async goInside(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  /** Chooses a language by its own name. */
  /** Switches to a language by its own name, and waits until the page has switched: its texts are loaded first. */
  async switchLanguage(language: keyof typeof LANGUAGES): Promise<void> {
    await this.language.click();
    await this.page.getByRole('menuitemradio', { name: language }).click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', LANGUAGES[language]);
  }

  async signOut(): Promise<void> {
    await this.banner.getByRole('button', { name: /Roles: / }).click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
  }
}
