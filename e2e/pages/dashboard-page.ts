import type { Locator, Page } from 'playwright/test';

/** Returns a text as a pattern that matches it. */
export const escaped = (text: string): string => text.replace(/[()]/g, String.raw`\$&`);

/** The dashboard, in English. */
export class DashboardPage {
  /** The four series, each with its total. */
  readonly panels: Locator;
  readonly charts: Locator;
  readonly tooltip: Locator;
  readonly transactions: Locator;
  /** Folds the series and the cards below them. */
  readonly activity: Locator;
  readonly newTodo: Locator;
  readonly todos: Locator;

  constructor(private readonly page: Page) {
    this.panels = page.getByRole('group', { name: 'Chart series' }).getByRole('button');
    // Below the four panels; another chart above them shows today.
    this.charts = page.locator('[role=group]:has(> [aria-pressed]) ~ * [role=slider]');
    this.tooltip = page.locator('[data-chart-tooltip]');
    this.transactions = page.getByRole('table', { name: 'Latest transactions' }).locator('tbody tr');
    this.activity = page.getByRole('button', { name: 'Activity' });
    this.newTodo = page.getByRole('textbox', { name: 'Add a task' });
    this.todos = page.getByRole('list', { name: 'To-do list' }).getByRole('listitem');
  }

  panel(series: string): Locator {
    return this.panels.filter({ hasText: series });
  }

  /** The link of a figure, whose name contains that of the figure and its number. */
  figure(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: new RegExp(`${escaped(name)} [\\d,]+`) });
  }

  chart(name: string): Locator {
    return this.page.getByRole('slider', { name });
  }

  /** Placeholders of pending data. */
  waiting(): Locator {
    return this.page.locator('main [aria-busy=true]');
  }

  async showAsTable(chart: string): Promise<void> {
    await this.page.getByRole('button', { name: `Show ${chart} as table` }).click();
  }
}
