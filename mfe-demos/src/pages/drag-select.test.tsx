import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from './drag-select';

it('chooses, orders and removes by single clicks', async () => {
  const { user } = await renderPage(<Page />, { messages });
  const order = screen.getByText('Order: Apple, Banana, Orange');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add a fruit' }), 'Pear');
  expect(order).toHaveTextContent('Order: Apple, Banana, Orange, Pear');
  expect(screen.queryByRole('option', { name: 'Pear' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move Pear forward' }));
  expect(order).toHaveTextContent('Order: Apple, Banana, Pear, Orange');
  expect(screen.getByRole('button', { name: 'Move Pear forward' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Banana' }));
  expect(order).toHaveTextContent('Order: Apple, Pear, Orange');
  expect(screen.getByRole('button', { name: 'Remove Pear' })).toHaveFocus();
  expect(screen.getByRole('option', { name: 'Banana' })).toBeInTheDocument();
});
