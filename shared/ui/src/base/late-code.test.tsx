import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { type LateCode, useLateCode, type When } from './late-code';

interface ShownProps {
  late: LateCode<string> | LateCode<string>['fetch'];
  isWanted?: boolean;
  when?: When;
}

function Shown({ late, isWanted, when }: ShownProps) {
  const { fetched, hasFailed, retry } = useLateCode(late, isWanted, when);
  return hasFailed ? <button onClick={retry}>Retry</button> : <p>{fetched ?? 'waiting'}</p>;
}

const code = () => ({ fetch: jest.fn(() => Promise.resolve('code')) });

/** Fails at first, as when offline. */
function failingCode() {
  const late = code();
  late.fetch.mockRejectedValueOnce(new Error('no connection'));
  return late;
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it('useLateCode loads when needed, and has the code at once afterwards', async () => {
  const late = code();
  const { rerender, unmount } = render(<Shown isWanted={false} late={late} />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(late.fetch).not.toHaveBeenCalled();
  rerender(<Shown late={late} />);
  expect(await screen.findByText('code')).toBeInTheDocument();
  unmount();
  render(<Shown late={late} />);
  expect(screen.getByText('code')).toBeInTheDocument();
  expect(late.fetch).toHaveBeenCalledTimes(1);
});

it('useLateCode loads once for each mount when given a plain function', async () => {
  const fetch = jest.fn(() => Promise.resolve('code'));
  const { unmount } = render(<Shown late={fetch} />);
  expect(await screen.findByText('code')).toBeInTheDocument();
  unmount();
  render(<Shown late={fetch} />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByText('code')).toBeInTheDocument();
});

it('useLateCode loads when its time has come, unless the page was left before', async () => {
  const late = code();
  const begun: (() => void)[] = [];
  const stop = jest.fn();
  const when: When = (begin) => {
    begun.push(begin);
    return stop;
  };
  const { unmount } = render(<Shown late={late} when={when} />);
  expect(late.fetch).not.toHaveBeenCalled();
  act(() => begun[0]!());
  expect(await screen.findByText('code')).toBeInTheDocument();
  unmount();
  expect(stop).toHaveBeenCalled();
});

it('useLateCode loads again on Retry', async () => {
  render(<Shown late={failingCode()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('code')).toBeInTheDocument();
});

it('useLateCode loads again when the browser is back online', async () => {
  render(<Shown late={failingCode()} />);
  await screen.findByRole('button', { name: 'Retry' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('code')).toBeInTheDocument();
});

it('useLateCode loads again when its page is shown again', async () => {
  const late = failingCode();
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Shown late={late} />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  await screen.findByRole('button', { name: 'Retry' });
  rerender(page('hidden'));
  expect(late.fetch).toHaveBeenCalledTimes(1);
  rerender(page('visible'));
  expect(await screen.findByText('code')).toBeInTheDocument();
});
