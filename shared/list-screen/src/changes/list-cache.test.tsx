import { createQueryClient } from '@backoffice/data';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useListCache } from './list-cache';

interface Row {
  id: number;
  name: string;
}

const lists = ['rows', 'list'];
const queryKey = [...lists, { page: 1 }];
const stored = [
  { id: 1, name: 'a' },
  { id: 2, name: 'b' },
];

async function open() {
  const client = createQueryClient();
  const read = jest.fn(() => Promise.resolve({ items: stored, total: 12 }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ cache: useListCache<Row>(lists), page: useQuery({ queryKey, queryFn: read }).data }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.page).toBeDefined());
  const after = async (change: (cache: typeof result.current.cache) => void) => {
    act(() => change(result.current.cache));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    return { names: result.current.page!.items.map(({ name }) => name), total: result.current.page!.total };
  };
  return { after, read };
}

it('useListCache replaces one row, or changes all', async () => {
  const { after } = await open();
  expect((await after(({ replace }) => replace({ id: 2, name: 'new' }))).names).toEqual(['a', 'new']);
  expect((await after(({ change }) => change((row) => ({ ...row, name: `${row.name}!` })))).names).toEqual([
    'a!',
    'new!',
  ]);
});

it('useListCache adds a new row on top once', async () => {
  const { after } = await open();
  const created = { id: 9, name: 'new' };
  const shown = { names: ['new', 'a', 'b'], total: 13 };
  expect(await after(({ addOnTop }) => addOnTop(queryKey, created))).toEqual(shown);
});

it('useListCache hides a row without a call', async () => {
  const { after, read } = await open();
  expect(await after(({ hide }) => hide(stored[0]!))).toEqual({ names: ['b'], total: 12 });
  expect(read).toHaveBeenCalledTimes(1);
});

it('useListCache drops a deleted row and reads the list again', async () => {
  const { after, read } = await open();
  read.mockResolvedValue({ items: [stored[1]!], total: 11 });
  expect(await after(({ drop }) => drop(stored[0]!))).toEqual({ names: ['b'], total: 11 });
  expect(read).toHaveBeenCalledTimes(2);
});
