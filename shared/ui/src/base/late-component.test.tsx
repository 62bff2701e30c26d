import { act, render, screen } from '@testing-library/react';
import { lateComponent } from './late-component';

const Chart = ({ of }: { of: string }) => <p>Chart of {of}</p>;
const Waiting = ({ of }: { of: string }) => <p>Waiting for {of}</p>;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it('lateComponent shows its fallback until the code has loaded, and the code at once afterwards', async () => {
  const fetch = jest.fn(() => Promise.resolve(Chart));
  const Late = lateComponent(fetch, Waiting);
  const { unmount } = render(<Late of="sales" />);
  expect(screen.getByText('Waiting for sales')).toBeInTheDocument();
  expect(await screen.findByText('Chart of sales')).toBeInTheDocument();
  unmount();
  render(<Late of="readings" />);
  expect(screen.getByText('Chart of readings')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('lateComponent loads again when shown again after a failure', async () => {
  const fetch = jest.fn(() => Promise.resolve(Chart));
  fetch.mockRejectedValueOnce(new Error('no connection'));
  const Late = lateComponent(fetch);
  const { unmount } = render(<Late of="sales" />);
  await act(() => Promise.resolve());
  expect(console.warn).toHaveBeenCalledTimes(1);
  unmount();
  render(<Late of="sales" />);
  expect(await screen.findByText('Chart of sales')).toBeInTheDocument();
});

it('lateComponent loads again when the browser is back online', async () => {
  const fetch = jest.fn(() => Promise.resolve(Chart));
  fetch.mockRejectedValueOnce(new Error('no connection'));
  const Late = lateComponent(fetch, Waiting);
  render(<Late of="sales" />);
  await act(() => Promise.resolve());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Chart of sales')).toBeInTheDocument();
});
