import { expect, type Locator, type Page } from 'playwright/test';

type Command =
  | 'Refresh'
  | 'Close'
  | 'Close others'
  | 'Close to the left'
  | 'Close to the right'
  | 'Close all';

/** The tab bar, in English. */
export class TabBar {
  readonly list: Locator;
  readonly tabs: Locator;
  readonly shown: Locator;
  readonly menu: Locator;
  /** The question before a tab with unsaved input is closed. */
  readonly question: Locator;

  constructor(private readonly page: Page) {
    this.list = page.getByRole('tablist', { name: 'Open pages' });
    this.tabs = this.list.getByRole('tab');
    this.shown = this.list.getByRole('tab', { selected: true });
    this.menu = page.getByRole('menu', { name: /^Menu of / });
    this.question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  }

  /** A tab by the address in its tooltip. */
  at(address: string): Locator {
    // A line break, as a selector writes it.
    return this.list.locator(`[role=tab][data-tooltip$="\\a ${address}"]`);
  }

  async addresses(): Promise<string[]> {
    const tooltips = await this.tabs.evaluateAll((tabs) => tabs.map((tab) => tab.dataset.tooltip ?? ''));
    return tooltips.map((tooltip) => tooltip.split('\n')[1] ?? '');
  }

  async choose(tab: Locator, command: Command): Promise<void> {
    await tab.click({ button: 'right' });
    await this.menu.getByRole('menuitem', { name: command, exact: true }).click();
  }

  async drag(tab: Locator, target: Locator): Promise<void> {
    // Waits until the tab has stopped moving after a drag.
    await tab.hover({ position: { x: 30, y: 18 } });
    const [from, to] = await Promise.all([tab.boundingBox(), target.boundingBox()]);
    const y = from!.y + 18;
    await this.page.mouse.down();
    const step = Math.sign(to!.x - from!.x) * 10;
    // The first press loads the code for dragging, and the drag starts with the first move after that.
    let x = from!.x + 30 + step;
    await expect(async () => {
      x += Math.sign(step);
      await this.page.mouse.move(x, y, { steps: 2 });
      await expect(this.page.locator('[role=tab][style*="z-index: 1"]')).toHaveCount(1, { timeout: 200 });
    }).toPass();
    await this.page.mouse.move(to!.x + 30, y, { steps: 10 });
    await this.page.mouse.up();
  }
}
