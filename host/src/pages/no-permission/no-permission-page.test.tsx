import { renderPage } from '@backoffice/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { messages, Page } from './no-permission-page';

const open = (url: string) =>
  renderPage(<Page />, { url: '/before', messages }).then(async (shown) => {
    await act(() => shown.router.navigate(url));
    jest.spyOn(history, 'length', 'get').mockReturnValue(2);
    return shown;
  });
const back = () => screen.getByRole('button', { name: 'Back' });

afterEach(() => jest.restoreAllMocks());

it('explains the missing permission and links to the dashboard', async () => {
  await open('/401');
  expect(
    screen.getByRole('heading', { name: 'You do not have permission to open this page.' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
});

it('Back goes one step back', async () => {
  const { user, router } = await open('/401');
  await user.click(back());
  await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
});

it.each(['/401?noGoBack=true', '/401?noGoBack'])('goes to the dashboard from %s', async (url) => {
  const { user, router } = await open(url);
  await user.click(back());
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

it('Back opens the dashboard when there is no previous page', async () => {
  const { user, router } = await open('/401');
  jest.spyOn(history, 'length', 'get').mockReturnValue(1);
  await user.click(back());
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});
