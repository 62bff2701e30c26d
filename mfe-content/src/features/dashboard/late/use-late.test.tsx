import { fireEvent, render, screen } from '@testing-library/react';
import { type Late, useLate } from './use-late';

function Shown({ late, isWanted }: { late: Late<string>; isWanted?: boolean }) {
  const { fetched, hasFailed, retry } = useLate(late, isWanted);
  return hasFailed ? <button onClick={retry}>Retry</button> : <p>{fetched ?? 'waiting'}</p>;
}

it('is fetched once it is wanted, and is there at once from then on', async () => {
  const late = { fetch: jest.fn(() => Promise.resolve('code')) };
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

it('is fetched again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const late = { fetch: jest.fn(() => Promise.resolve('code')) };
  late.fetch.mockRejectedValueOnce(new Error('no connection'));
  render(<Shown late={late} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('code')).toBeInTheDocument();
});
