import { renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from './drag-kanban';

const titles = (list: RegExp) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const click = (name: string) => screen.getByRole('button', { name });

it('moves a mission through the lists by single clicks, and the focus with it', async () => {
  const { user } = await renderPage(<Page />, { messages });
  expect(titles(/^To do \(4\)/)).toEqual(['Mission 1', 'Mission 2', 'Mission 3', 'Mission 4']);
  await user.click(click('Move Mission 1 to Working'));
  expect(titles(/^To do \(3\)/)).toEqual(['Mission 2', 'Mission 3', 'Mission 4']);
  expect(titles(/^Working \(4\)/)).toEqual(['Mission 5', 'Mission 6', 'Mission 7', 'Mission 1']);
  expect(click('Move Mission 1 to Done')).toHaveFocus();
  expect(screen.getByText('Mission 1: Working, 4 of 4')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(titles(/^Done \(4\)/)).toEqual(['Mission 8', 'Mission 9', 'Mission 10', 'Mission 1']);
  expect(click('Drag Mission 1')).toHaveFocus();
});

it('moves a mission inside of its list, up to its ends', async () => {
  const { user } = await renderPage(<Page />, { messages });
  expect(click('Move Mission 1 up')).toBeDisabled();
  expect(click('Move Mission 4 down')).toBeDisabled();
  await user.click(click('Move Mission 2 up'));
  expect(titles(/^To do/)).toEqual(['Mission 2', 'Mission 1', 'Mission 3', 'Mission 4']);
});
