import { expect } from '../fixtures/test';
import type { DemoAction } from './demo-action';

/** Moves along the chart and checks its values in the table. */
function walk(path: string, title: string, marks: string, next: string, rows: number): DemoAction {
  return {
    path,
    act: async ({ page, main }) => {
      const chart = main.getByRole('slider', { name: title });
      await expect(chart.locator(marks).first()).toBeVisible();
      await chart.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(chart).toHaveAttribute('aria-valuetext', next);
      await expect(chart.locator('[data-chart-tooltip]')).toBeVisible();
      await main.getByRole('slider', { name: 'From', exact: true }).press('ArrowRight');
      await expect(chart).toHaveAttribute('aria-valuemax', String(rows - 2));
      await main.getByRole('button', { name: 'Show as table' }).click();
      await expect(main.getByRole('table', { name: title }).locator('tbody').getByRole('row')).toHaveCount(
        rows - 1,
      );
    },
  };
}

export const chartActions: DemoAction[] = [
  walk('/charts/keyboard', 'Payments by day', '.visx-bar', 'Jun 2, Card 869, Wallet 455', 30),
  walk('/charts/line', 'Visits and payments', 'path', 'Feb, Visits 7,900, Payments 2,050', 12),
  walk(
    '/charts/mix-chart',
    'Payments by channel',
    '.visx-bar',
    'Feb, Card 1,330, Wallet 720, Total 2,050',
    12,
  ),
];
