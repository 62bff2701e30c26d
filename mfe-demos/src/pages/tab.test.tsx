import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from './tab';

const open = (url: string) => renderPage(<Page />, { messages, url });
const tab = (name: string) => screen.getByRole('tab', { name });

it.each([
  ['/tab/index', 'CN'],
  ['/tab/index?tab=JP', 'JP'],
  ['/tab/index?tab=XX', 'CN'],
  ['/tab/index?tab=jp', 'CN'],
])('shows for %s the tab %s', async (url, name) => {
  await open(url);
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: `Articles: ${name}` })).toBeInTheDocument();
});

it('writes the chosen tab into the address and keeps other parameters', async () => {
  const { user, router } = await open('/tab/index?from=menu');
  await user.click(tab('EU'));
  expect(router.state.location.search).toBe('?from=menu&tab=EU');
  expect(screen.getByRole('table', { name: 'Articles: EU' })).toBeInTheDocument();
});

it('is operated by keys', async () => {
  const { user } = await open('/tab/index');
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(tab('EU')).toHaveFocus();
  expect(tab('EU')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('US')).toHaveFocus();
});
