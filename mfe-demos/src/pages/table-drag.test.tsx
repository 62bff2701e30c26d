import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from './table-drag';

const order = () => screen.getByText(/^Current order/).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const first = 'How a payment travels to its merchant';
const second = '结算文件操作指南';

it('moves a row by single clicks, says so and keeps the focus on the row', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(button(`Move down: ${first}`));
  await user.click(button(`Move down: ${first}`));
  expect(order()).toBe('Current order: 2, 3, 1, 4, 5, 6, 7, 8');
  expect(button(`Move down: ${first}`)).toHaveFocus();
  expect(screen.getByText(`${first} dropped at position 3.`)).toBeInTheDocument();
  await user.click(button(`Move up: ${second}`).closest('tr')!.querySelector('[data-move^=down]')!);
  expect(order()).toBe('Current order: 3, 2, 1, 4, 5, 6, 7, 8');
});

it('leaves the focus on the other button where a row can go no further', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(button(`Move up: ${second}`));
  expect(order()).toBe('Current order: 2, 1, 3, 4, 5, 6, 7, 8');
  expect(button(`Move down: ${second}`)).toHaveFocus();
  expect(button(`Move up: ${second}`)).toBeDisabled();
});

it('restores the order at first, which stays in sight', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(button(`Move up: ${second}`));
  await user.click(button('Reset order'));
  expect(order()).toBe('Current order: 1, 2, 3, 4, 5, 6, 7, 8');
  expect(screen.getByText('Original order: 1, 2, 3, 4, 5, 6, 7, 8')).toBeInTheDocument();
});
