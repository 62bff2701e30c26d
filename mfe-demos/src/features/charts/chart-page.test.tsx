import { renderPage } from '@backoffice/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { messages, Page } from '../../pages/charts-mix';
import { chartGeometry } from './chart-frame';

const chart = () => screen.getByRole('slider', { name: 'Payments by channel' });
const end = (name: 'From' | 'To') => screen.getByRole('slider', { name });
const choose = (name: 'From' | 'To', point: number) =>
  fireEvent.change(end(name), { target: { value: String(point) } });

it('is operated by keys and reads out the figures of each point', async () => {
  const { user } = await renderPage(<Page />, { messages });
  act(() => chart().focus());
  await user.keyboard('{Home}');
  expect(chart()).toHaveAttribute('aria-valuetext', 'Jan, Card 1,400, Wallet 700, Total 2,100');
  await user.keyboard('{ArrowRight}');
  expect(chart()).toHaveAttribute('aria-valuetext', 'Feb, Card 1,330, Wallet 720, Total 2,050');
  await user.keyboard('{End}{ArrowRight}');
  expect(chart()).toHaveAttribute('aria-valuetext', 'Dec, Card 2,180, Wallet 2,080, Total 4,260');
});

it('hides a series by its legend, but never all of them', async () => {
  const { user } = await renderPage(<Page />, { messages });
  const legend = within(screen.getByRole('group', { name: 'Series' }));
  await user.click(legend.getByRole('button', { name: 'Wallet', pressed: true }));
  expect(chart()).toHaveAttribute('aria-valuetext', 'Dec, Card 2,180, Total 4,260');
  await user.click(legend.getByRole('button', { name: 'Card' }));
  expect(legend.getByRole('button', { name: 'Total' })).toBeDisabled();
  await user.click(legend.getByRole('button', { name: 'Wallet', pressed: false }));
  expect(chart()).toHaveAttribute('aria-valuetext', 'Dec, Wallet 2,080, Total 4,260');
});

it('shows the chosen part of the year, of two months at least', async () => {
  const { user } = await renderPage(<Page />, { messages });
  choose('From', 3);
  choose('To', 2);
  expect(end('From')).toHaveAttribute('aria-valuetext', 'Apr');
  expect(end('To')).toHaveAttribute('aria-valuetext', 'May');
  act(() => chart().focus());
  await user.keyboard('{Home}');
  expect(chart()).toHaveAttribute('aria-valuetext', 'Apr, Card 1,610, Wallet 990, Total 2,600');
  expect(chart()).toHaveAttribute('aria-valuemax', '1');
  choose('To', 11);
  choose('From', 11);
  expect(end('From')).toHaveAttribute('aria-valuetext', 'Nov');
});

it('shows the same figures as a table', async () => {
  const { user } = await renderPage(<Page />, { messages });
  choose('From', 1);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table', { name: 'Payments by channel' })).getAllByRole('row');
  expect(rows).toHaveLength(12);
  expect([...rows[1]!.children].map((cell) => cell.textContent)).toEqual(['Feb', '1,330', '720', '2,050']);
});

it.each([
  [0, 0],
  [52, 0],
  [151, 0],
  [153, 1],
  [1251, 11],
  [2000, 11],
])('finds the point at %i px', (x, point) => expect(chartGeometry(1260, 12).pointAt(x)).toBe(point));
