import type { Locator, Page } from 'playwright/test';

/** The dashboard, in English. */
export class DashboardPage {
  /** The four series, each with its total. */
  readonly panels: Locator;
  readonly charts: Locator;
  readonly tooltip: Locator;
  readonly transactions: Locator;
  readonly newTodo: Locator;
  readonly todos: Locator;

  constructor(private readonly page: Page) {
    this.panels = page.getByRole('group', { name: 'Chart series' }).getByRole('button');
    // Below the four panels; another chart shows today.
    this.charts = page.locator('[role=group]:has(> [aria-pressed]) ~ * [role=slider]');
    this.tooltip = page.locator('[data-chart-tooltip]');
    this.transactions = page.getByRole('table', { name: 'Latest transactions' }).locator('tbody tr');
    this.newTodo = page.getByRole('textbox', { name: 'Add a task' });
    this.todos = page.getByRole('list', { name: 'To-do list' }).getByRole('listitem');
  }

  panel(series: string): Locator {
    return this.panels.filter({ hasText: series });
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
