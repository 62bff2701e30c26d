import { QueryClient } from '@tanstack/react-query';
import { prefetchQuery } from './prefetch-query';

const queryKey = ['rows'];
const never = () => new Promise<string>(() => {});

it('is done when the answer is here', async () => {
  const client = new QueryClient();
  await prefetchQuery(client, { queryKey, queryFn: () => Promise.resolve('rows') });
  expect(client.getQueryData(queryKey)).toBe('rows');
});

it('does not wait where something can be shown already, but asks', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, 'old rows');
  const queryFn = jest.fn(never);
  await prefetchQuery(client, { queryKey, queryFn });
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('leaves a failure to the page', async () => {
  const client = new QueryClient();
  const queryFn = () => Promise.reject(new Error('down'));
  await expect(prefetchQuery(client, { queryKey, queryFn, retry: false })).resolves.toBeUndefined();
});
