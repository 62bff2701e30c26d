import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from './not-found-page';

it('explains itself and leads home', async () => {
  await renderPage(<Page />, { url: '/404', messages });
  expect(screen.getByRole('heading', { name: 'OOPS!' })).toBeInTheDocument();
  expect(screen.getByText('The webmaster said that you can not enter this page...')).toBeInTheDocument();
  expect(screen.getByText(/^Please check that the URL/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
