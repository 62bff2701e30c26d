import { renderPage } from '@backoffice/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { messages, Page } from './drag-dialog';

async function open() {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(screen.getByRole('button', { name: 'Open dialog' }));
  const dialog = screen.getByRole('dialog', { name: 'Delivery addresses' });
  return { user, dialog, inside: within(dialog) };
}

it('moves by single clicks, and back', async () => {
  const { user, dialog, inside } = await open();
  await user.click(inside.getByRole('button', { name: 'Move right' }));
  await user.click(inside.getByRole('button', { name: 'Move down' }));
  await user.click(inside.getByRole('button', { name: 'Move down' }));
  expect(dialog.style.translate).toBe('40px 80px');
  expect(inside.getByRole('status')).toHaveTextContent('40 px to the right, 80 px down');
  await user.click(inside.getByRole('button', { name: 'Move to the centre' }));
  expect(dialog.style.translate).toBe('0px 0px');
});

it('moves by arrow keys, and never out of the window', async () => {
  const { dialog, inside } = await open();
  const handle = inside.getByRole('button', { name: 'Move with the arrow keys' });
  fireEvent.keyDown(handle, { key: 'ArrowLeft' });
  expect(dialog.style.translate).toBe('-10px 0px');
  for (let times = 0; times < 100; times += 1) fireEvent.keyDown(handle, { key: 'ArrowUp' });
  expect(dialog.style.translate).toBe(`-10px -${innerHeight / 2 - 40}px`);
});
