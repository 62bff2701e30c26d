import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from './table-drag';

const order = () => screen.getByText(/^Current order/).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const first = 'How a payment travels to its merchant';
const second = '结算文件操作指南';

it('moves a row by single clicks, with an announcement, and keeps the focus', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(button(`Move “${first}” down`));
  await user.click(button(`Move “${first}” down`));
  expect(order()).toBe('Current order: 2, 3, 1, 4, 5, 6, 7, 8');
  expect(button(`Move “${first}” down`)).toHaveFocus();
  expect(screen.getByText(`${first} dropped at position 3.`)).toBeInTheDocument();
  await user.click(button(`Move “${second}” up`).closest('tr')!.querySelector('[data-move^=down]')!);
  expect(order()).toBe('Current order: 3, 2, 1, 4, 5, 6, 7, 8');
});

it('moves the focus to the other button when a row is at the end', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(button(`Move “${second}” up`));
  expect(order()).toBe('Current order: 2, 1, 3, 4, 5, 6, 7, 8');
  expect(button(`Move “${second}” down`)).toHaveFocus();
  expect(button(`Move “${second}” up`)).toBeDisabled();
});

it('restores the initial order, which is shown', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(button(`Move “${second}” up`));
  await user.click(button('Reset order'));
  expect(order()).toBe('Current order: 1, 2, 3, 4, 5, 6, 7, 8');
  expect(screen.getByText('Original order: 1, 2, 3, 4, 5, 6, 7, 8')).toBeInTheDocument();
});
