import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from './mixin';

it('reports a missing value on blur', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'five5');
  expect(screen.queryByText('Enter exactly 6 characters')).toBeNull();
  await user.tab();
  expect(screen.getByText('Enter exactly 6 characters')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '6');
  expect(screen.queryByText('Enter exactly 6 characters')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '7');
  expect(screen.getByText('Enter exactly 6 characters')).toBeInTheDocument();
});

it('copies the address from a menu', async () => {
  const { user } = await renderPage(<Page />, { messages });
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith(location.href);
});

it('links to the documentation in the coloured text', async () => {
  await renderPage(<Page />, { messages });
  expect(screen.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/documentation/index');
});

it('counts each press of the button', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.dblClick(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByText('Pressed: 2')).toBeInTheDocument();
});

it('offers four ways to share, and shows which animated button was pressed', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Copy link',
    'Copy as text',
    'Send by e-mail',
    'Print',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Turn round' }));
  expect(screen.getByText('Last pressed: Turn round')).toBeInTheDocument();
});
