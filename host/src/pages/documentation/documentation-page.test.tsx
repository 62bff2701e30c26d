import { renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from './documentation-page';

async function open() {
  // jsdom has no layout, and does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
  return renderPage(<Page />, { url: '/documentation/index', messages });
}

it('leads from its contents to each section, with the focus', async () => {
  const { user, router } = await open();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual(titles);
  await user.click(contents.getByRole('link', { name: 'Export' }));
  expect(screen.getByRole('heading', { name: 'Export' })).toHaveFocus();
  expect(router.state.location.pathname).toBe('/documentation/index');
});

it('lists the shortcuts in a table, and links to tour and profile', async () => {
  await open();
  expect(screen.getByRole('row', { name: /^Esc Closes a menu/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start tour' })).toHaveAttribute('href', '/guide/index');
  expect(screen.getByRole('link', { name: 'Open my profile' })).toHaveAttribute('href', '/profile/index');
});
