import { fireEvent, render, screen } from '@testing-library/react';
import { type LazyCode, useLazyCode } from './use-lazy-code';

function Shown({ lazy, isWanted }: { lazy: LazyCode<string>; isWanted?: boolean }) {
  const { fetched, hasFailed, retry } = useLazyCode(lazy, isWanted);
  return hasFailed ? <button onClick={retry}>Retry</button> : <p>{fetched ?? 'waiting'}</p>;
}

it('is fetched once it is wanted, and is there at once from then on', async () => {
  const lazy = { fetch: jest.fn(() => Promise.resolve('code')) };
  const { rerender, unmount } = render(<Shown isWanted={false} lazy={lazy} />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(lazy.fetch).not.toHaveBeenCalled();
  rerender(<Shown lazy={lazy} />);
  expect(await screen.findByText('code')).toBeInTheDocument();
  unmount();
  render(<Shown lazy={lazy} />);
  expect(screen.getByText('code')).toBeInTheDocument();
  expect(lazy.fetch).toHaveBeenCalledTimes(1);
});

it('is fetched again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const lazy = { fetch: jest.fn(() => Promise.resolve('code')) };
  lazy.fetch.mockRejectedValueOnce(new Error('no connection'));
  render(<Shown lazy={lazy} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('code')).toBeInTheDocument();
});
