import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from './clipboard';

const fields = () => screen.getAllByRole('textbox', { name: 'Text' });

it.each([
  [0, 'Copy'],
  [1, 'Copy text'],
])('copies the text of field %i, and warns about an empty one', async (at, name) => {
  const { user } = await renderPage(<Page />, { messages });
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.clear(fields()[at]!);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('This item does not exist.')).toBeInTheDocument();
  await user.type(fields()[at]!, 'Some text');
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Copied to the clipboard')).toBeInTheDocument();
  expect(write.mock.calls).toEqual([['Some text']]);
});
