import { renderPage } from '@backoffice/testing';
import { act, screen } from '@testing-library/react';
import { messages, Page } from './not-found-page';

it('explains the error and links to the dashboard', async () => {
  const { router } = await renderPage(<Page />, { url: '/404', messages });
  expect(screen.getByRole('heading', { name: 'OOPS!' })).toBeInTheDocument();
  expect(screen.getByText('The webmaster said that you can not enter this page...')).toBeInTheDocument();
  expect(screen.getByText(/^Please check that the URL/)).toBeInTheDocument();
  expect(screen.queryByText(/No page at this address/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await act(() => router.navigate('/404', { state: { unknownAddress: '/nope?x=1' } }));
  expect(screen.getByText('/nope?x=1')).toBeInTheDocument();
});
