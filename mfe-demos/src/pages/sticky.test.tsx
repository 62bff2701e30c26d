import { renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from './sticky';

it('has two bars, of which the first publishes to the chosen platform', async () => {
  const { user } = await renderPage(<Page />, { messages });
  expect(screen.getByRole('group', { name: 'Second bar' })).toBeInTheDocument();
  const bar = within(screen.getByRole('group', { name: 'First bar' }));
  await user.selectOptions(bar.getByRole('combobox', { name: 'Platform' }), 'b-platform');
  await user.click(bar.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published on b-platform')).toBeInTheDocument();
});
