import { renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from '../../pages/charts-mix';
import { pointAt } from './chart-frame';

jest.mock('./chart-drawing', () => ({ ChartDrawing: () => null }));

const chart = () => screen.getByRole('slider', { name: 'Payments by channel' });

it('is walked along by keys and says the figures of each point', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.tab();
  await user.tab();
  expect(chart()).toHaveFocus();
  expect(chart()).toHaveAttribute('aria-valuetext', 'Jan – Card 1,400, Wallet 700, Total 2,100');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Feb – Card 1,330, Wallet 720, Total 2,050')).toBeInTheDocument();
  await user.keyboard('{End}{ArrowRight}');
  expect(chart()).toHaveAttribute('aria-valuetext', 'Dec – Card 2,180, Wallet 2,080, Total 4,260');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(chart()).toHaveAttribute('aria-valuenow', '0');
});

it('shows the same figures as a table', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  const rows = within(screen.getByRole('table', { name: 'Payments by channel' })).getAllByRole('row');
  expect(rows).toHaveLength(13);
  expect([...rows[2]!.children].map((cell) => cell.textContent)).toEqual(['Feb', '1,330', '720', '2,050']);
});

it.each([
  [0, 0],
  [52, 0],
  [151, 0],
  [153, 1],
  [1251, 11],
  [2000, 11],
])('finds the point at %i px', (x, point) => expect(pointAt(x, 1260, 12)).toBe(point));
