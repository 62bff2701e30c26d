import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from './table-inline-edit';

const first = 'How a payment travels to its merchant';
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Title of article 1' });

it('shows ten a page', async () => {
  const { user, router } = await renderPage(<Page />, { messages });
  expect(screen.getAllByRole('button', { name: /^Edit: / })).toHaveLength(10);
  await user.click(button('Next page'));
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.queryByText(first)).not.toBeInTheDocument();
});

it('saves a new title by Ok, with a notice, and returns the focus', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(button(`Edit: ${first}`));
  expect(field()).toHaveFocus();
  await user.keyboard('A new title');
  await user.click(button(`Ok: ${first}`));
  expect(screen.getByText('A new title')).toBeInTheDocument();
  expect(await screen.findByText('The title has been edited')).toBeInTheDocument();
  expect(button('Edit: A new title')).toHaveFocus();
});

it('saves a new title by Enter, without reopening the field', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(button(`Edit: ${first}`));
  await user.keyboard('A new title{Enter}');
  expect(button('Edit: A new title')).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Title of article 1' })).not.toBeInTheDocument();
});

it('restores the original by Cancel and by Escape', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(button(`Edit: ${first}`));
  await user.keyboard('Something else');
  await user.click(button(`Cancel: ${first}`));
  expect(screen.getByText(first)).toBeInTheDocument();
  expect(await screen.findByText('The title has been restored to the original value')).toBeInTheDocument();
  await user.click(button(`Edit: ${first}`));
  await user.keyboard('Something else{Escape}');
  expect(screen.getByText(first)).toBeInTheDocument();
  expect(screen.queryByText('Something else')).not.toBeInTheDocument();
});

it('does not save a blank title', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(button(`Edit: ${first}`));
  await user.clear(field());
  await user.keyboard('  {Enter}');
  expect(field()).toHaveAccessibleDescription('Enter a title');
});

it('keeps typed titles while another page is shown', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(button(`Edit: ${first}`));
  await user.keyboard('Half a title');
  await user.click(button('Next page'));
  await user.click(button('Previous page'));
  expect(field()).toHaveValue('Half a title');
});
