import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler, type ReactNode, useEffect } from 'react';
import { useLazyDialog } from './lazy-dialog';

const onGreeting = jest.fn();
const onEffect = jest.fn();
function Greeting({ name, onClose }: { name: string; onClose: () => void }) {
  onGreeting(name);
  useEffect(() => onEffect(name), [name]);
  return <button onClick={onClose}>Hello {name}</button>;
}
const load = () => Promise.resolve(Greeting);
const onFailure = jest.fn();

interface ListProps {
  load?: typeof load;
  ahead?: boolean;
  prerender?: { name: string };
  onRender?: () => void;
}

const client = new QueryClient();
const Data = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

function List({ load: fetch = load, ahead = false, prerender, onRender }: ListProps) {
  const { open, dialog } = useLazyDialog(fetch, { ahead, onFailure, ...(prerender && { prerender }) });
  return (
    <>
      <Profiler id="list" onRender={() => onRender?.()}>
        <button onClick={() => void open({ name: 'you' })}>Open</button>
      </Profiler>
      {dialog}
    </>
  );
}

it('useLazyDialog opens and closes without rendering the list again', async () => {
  const onRender = jest.fn();
  render(<List onRender={onRender} />, { wrapper: Data });
  const before = onRender.mock.calls.length;
  screen.getByRole('button', { name: 'Open' }).click();
  const dialog = await screen.findByRole('button', { name: 'Hello you' });
  act(() => dialog.click());
  expect(dialog).not.toBeInTheDocument();
  expect(onRender).toHaveBeenCalledTimes(before);
});

it('useLazyDialog loads in advance once, when the page has its answers', async () => {
  jest.useFakeTimers();
  let answer: (rows: string) => void = () => {};
  const rows = new Promise<string>((resolve) => (answer = resolve));
  const answered = client.query({ queryKey: ['rows'], queryFn: () => rows });
  const fetch = jest.fn(load);
  render(<List load={fetch} ahead />, { wrapper: Data });
  jest.advanceTimersByTime(5000);
  expect(fetch).not.toHaveBeenCalled();
  answer('all');
  await answered;
  jest.advanceTimersByTime(5000);
  expect(fetch).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('useLazyDialog prerenders the dialog when idle, without effects and without showing it', async () => {
  window.requestIdleCallback = (work) => window.setTimeout(work);
  window.cancelIdleCallback = clearTimeout;
  const met = jest.fn();
  const look = setInterval(() => screen.queryAllByText('Hello nobody').forEach(met));
  const { unmount } = render(<List ahead prerender={{ name: 'nobody' }} />, { wrapper: Data });
  await waitFor(() => expect(onGreeting).toHaveBeenCalledWith('nobody'));
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  expect(await screen.findByRole('button', { name: 'Hello you' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('nobody');
  expect(met).not.toHaveBeenCalled();
  expect(onEffect).not.toHaveBeenCalledWith('nobody');
  clearInterval(look);
  unmount();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

it('useLazyDialog loads nothing for an unmounted list', () => {
  jest.useFakeTimers();
  const fetch = jest.fn(load);
  const { unmount } = render(<List load={fetch} ahead />, { wrapper: Data });
  unmount();
  jest.advanceTimersByTime(5000);
  expect(fetch).not.toHaveBeenCalled();
  jest.useRealTimers();
});

it('useLazyDialog shows a notice when loading fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<List load={() => Promise.reject(new Error('offline'))} />, { wrapper: Data });
  await act(async () => {
    screen.getByRole('button', { name: 'Open' }).click();
    await Promise.resolve();
  });
  expect(onFailure).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
