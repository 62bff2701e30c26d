import { renderPage } from '@backoffice/testing';
import { act, screen } from '@testing-library/react';
import { messages } from '../../kernel/messages';
import { OfflineBanner } from './offline-banner';
import { ProgressBar } from './progress-bar';
import { usePending } from '../../kernel/pending';

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('shows a banner while the browser is offline, and once a message when it is back', async () => {
  await renderPage(<OfflineBanner />, { messages: [messages] });
  const [banner] = screen.getAllByRole('status');
  expect(banner).toBeEmptyDOMElement();
  setOnline(false);
  expect(banner).toHaveTextContent(/^You are offline\./);
  setOnline(true);
  expect(banner).toBeEmptyDOMElement();
  expect(await screen.findByText('You are back online')).toBeVisible();
});

function Awaiting({ isPending }: { isPending: boolean }) {
  usePending(isPending);
  return <ProgressBar />;
}

it('shows the progress bar from 100 ms on until nothing is pending', async () => {
  const { rerender } = await renderPage(<Awaiting isPending />, { messages: [messages] });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
  rerender(<></>);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('sets the height of the banner for what sticks below it, and nothing without one', async () => {
  let report: ((height: number) => void) | undefined;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onResize) => {
    report = (height) => onResize([{ borderBoxSize: [{ blockSize: height }] }] as never, undefined as never);
    return { observe: () => report?.(0), unobserve() {}, disconnect() {} };
  });
  const { style } = document.documentElement;
  const set = jest.spyOn(style, 'setProperty');
  await renderPage(<OfflineBanner />, { messages: [messages] });
  expect(set).not.toHaveBeenCalledWith('--ui-banner-height', expect.anything());
  report!(36);
  expect(style.getPropertyValue('--ui-banner-height')).toBe('36px');
  report!(0);
  expect(style.getPropertyValue('--ui-banner-height')).toBe('');
});
