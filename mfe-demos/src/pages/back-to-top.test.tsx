import { renderPage } from '@backoffice/testing';
import { act, screen } from '@testing-library/react';
import { messages, Page } from './back-to-top';

const scrollTo = jest.fn();

function scrollDown(pixels: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  window.scrollTo = scrollTo;
  window.matchMedia = (query) => ({ matches: query.includes('reduce') }) as MediaQueryList;
});
afterEach(() => scrollDown(0));

it('scrolls to the top after more than 300 px of scrolling', async () => {
  const { user } = await renderPage(<Page />, { messages });
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  scrollDown(300);
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  scrollDown(301);
  await user.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
