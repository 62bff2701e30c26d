import { renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from './drag-kanban';

const titles = (list: RegExp) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const click = (name: string) => screen.getByRole('button', { name });

it('moves a mission through the lists by single clicks, with the focus', async () => {
  const { user } = await renderPage(<Page />, { messages });
  expect(titles(/^To do \(4\)/)).toEqual(['Task 1', 'Task 2', 'Task 3', 'Task 4']);
  await user.click(click('Move Task 1 to Working'));
  expect(titles(/^To do \(3\)/)).toEqual(['Task 2', 'Task 3', 'Task 4']);
  expect(titles(/^Working \(4\)/)).toEqual(['Task 5', 'Task 6', 'Task 7', 'Task 1']);
  expect(click('Move Task 1 to Done')).toHaveFocus();
  expect(screen.getByText('Task 1: Working, 4 of 4')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(titles(/^Done \(4\)/)).toEqual(['Task 8', 'Task 9', 'Task 10', 'Task 1']);
  expect(click('Drag Task 1')).toHaveFocus();
});

it('moves a mission inside of its list, up to its ends', async () => {
  const { user } = await renderPage(<Page />, { messages });
  expect(click('Move Task 1 up')).toBeDisabled();
  expect(click('Move Task 4 down')).toBeDisabled();
  await user.click(click('Move Task 2 up'));
  expect(titles(/^To do/)).toEqual(['Task 2', 'Task 1', 'Task 3', 'Task 4']);
});
