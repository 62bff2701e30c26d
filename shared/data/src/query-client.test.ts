import { waitFor } from '@testing-library/react';
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { createQueryClient, prefetchQuery } from './query-client';

const failing = () => jest.fn(() => Promise.reject(new Error('no')));

it('query client does not retry a failed call, and fails offline calls at once', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const read = failing();
  await expect(client.query({ queryKey: ['x'], queryFn: read })).rejects.toThrow('no');
  expect(read).toHaveBeenCalledTimes(1);

  const write = failing();
  const mutation = client.getMutationCache().build(client, { mutationFn: write });
  await expect(mutation.execute(undefined)).rejects.toThrow('no');
  expect(write).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
});

it('query client reads failed queries again when the browser is back online', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = failing();
  const unsubscribe = new QueryObserver(client, { queryKey: ['online'], queryFn }).subscribe(() => {});
  await expect(client.query({ queryKey: ['online'], queryFn })).rejects.toThrow('no');
  const callsBefore = queryFn.mock.calls.length;
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(callsBefore + 1));
  unsubscribe();
  client.unmount();
});

it('query client shows a recent prefetch failure, and reads again when the page opens later', async () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  const query = { queryKey: ['x'], queryFn: failing() };
  await expect(client.query(query)).rejects.toThrow('no');
  const open = () => new QueryObserver(client, query).subscribe(() => {});
  open()();
  expect(query.queryFn).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1001);
  open()();
  expect(query.queryFn).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

const queryKey = ['rows'];
const never = () => new Promise<string>(() => {});

it('prefetchQuery settles with the answer', async () => {
  const client = new QueryClient();
  await prefetchQuery(client, { queryKey, queryFn: () => Promise.resolve('rows') });
  expect(client.getQueryData(queryKey)).toBe('rows');
});

it('prefetchQuery settles at once when an answer is cached, and still reads', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, 'old rows');
  const queryFn = jest.fn(never);
  await prefetchQuery(client, { queryKey, queryFn });
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('prefetchQuery leaves a failure to the page', async () => {
  const client = new QueryClient();
  const queryFn = () => Promise.reject(new Error('down'));
  await expect(prefetchQuery(client, { queryKey, queryFn, retry: false })).resolves.toBeUndefined();
});
