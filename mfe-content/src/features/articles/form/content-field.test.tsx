import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from '../../../pages/article-create';

let mockIsOnline = false;
jest.mock('@backoffice/rich-text', () => {
  if (!mockIsOnline) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('./rich-text-editor.fixture');
});

it('fetches the editor again by Retry', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const permissions = ['articleCreate:view', 'articleCreate:edit'] as const;
  const { user } = await renderPage(<Page />, { url: '/example/create', messages, permissions });
  expect(await screen.findByText('Could not load the editor')).toBeVisible();
  mockIsOnline = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('textbox', { name: /Content/ })).toBeVisible();
});
