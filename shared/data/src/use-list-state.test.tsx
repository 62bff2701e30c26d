import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createElement, useState, type ReactNode } from 'react';
import type { ListField, ListSchema } from './list-state';
import { useListState } from './use-list-state';

interface State {
  page: number;
  limit: number;
  sort: string;
  name?: string | undefined;
  status?: string | readonly string[] | undefined;
}
function field<T>(read: (text: string) => T | undefined): ListField<T> {
  return {
    safeParse(text) {
      const data = read(text);
      return data === undefined ? { success: false } : { success: true, data };
    },
  };
}
const wholeNumber = field((text) => (/^[1-9]\d*$/.test(text) ? Number(text) : undefined));
const schema: ListSchema<State> = {
  shape: {
    page: { ...wholeNumber, startsOver: true },
    limit: wholeNumber,
    sort: field((text) => ['+id', '-id'].find((sort) => sort === text)),
    name: field<string | undefined>((text) => text),
    status: {
      ...field<State['status']>((text) => (text === 'x' ? undefined : text)),
      safeParseAll: (texts) => ({ success: true, data: texts.filter((text) => text !== 'x') }),
    },
  },
};
const defaults: State = { page: 1, limit: 20, sort: '+id', name: undefined };

function open(url: string) {
  let router!: ReturnType<typeof createMemoryRouter>;
  function Frame({ children }: { children: ReactNode }) {
    [router] = useState(() =>
      createMemoryRouter([{ path: '*', element: children }], { initialEntries: [url] }),
    );
    return createElement(RouterProvider, { router });
  }
  const { result } = renderHook(() => useListState(schema, defaults), { wrapper: Frame });
  return { list: result, router, url: () => router.state.location.search };
}

it('useListState reads the URL, and accepts a number as a name', () => {
  const { list } = open('/x?page=3&sort=-id&name=42');
  expect(list.current.state).toEqual({ page: 3, limit: 20, sort: '-id', name: '42' });
});

it.each(['page=0', 'page=x', 'page=', 'page=1.5', 'sort=name', 'limit=NaN'])(
  'useListState uses defaults when the URL contains %s',
  (query) => {
    expect(open(`/x?${query}`).list.current.state).toEqual(defaults);
  },
);

it('useListState keeps several values of a field in repeated parameters', () => {
  const { list, url } = open('/x?status=a&page=2&status=b&status=x&name=one&name=two');
  expect(list.current.state).toEqual({ ...defaults, page: 2, status: ['a', 'b'], name: 'one' });
  act(() => list.current.set({ status: ['b', 'c'] }));
  expect(url()).toBe('?status=b&name=one&status=c');
  act(() => list.current.set({ status: 'c' }));
  expect(url()).toBe('?status=c&name=one');
  act(() => list.current.set({ status: undefined }));
  expect(url()).toBe('?name=one');
});

it('useListState writes non-default values and keeps other parameters', () => {
  const { list, url } = open('/x?tab=2&page=4');
  act(() => list.current.set({ name: 'a&b', sort: '-id', limit: 20 }));
  expect(url()).toBe('?tab=2&sort=-id&name=a%26b');
});

it('useListState returns to page 1 unless the page itself changes', () => {
  const { list } = open('/x?page=4');
  act(() => list.current.set({ page: 5 }));
  expect(list.current.state.page).toBe(5);
  act(() => list.current.set({ limit: 50 }));
  expect(list.current.state).toMatchObject({ page: 1, limit: 50 });
});

it('useListState combines two changes of one event', () => {
  const { list, url } = open('/x');
  act(() => {
    list.current.set({ name: 'a' });
    list.current.set({ sort: '-id' });
  });
  expect(url()).toBe('?name=a&sort=-id');
});

it('useListState resets to the defaults, and Back restores the state', async () => {
  const { list, router, url } = open('/x?page=4&name=a');
  act(() => list.current.reset());
  expect(url()).toBe('');
  await act(() => router.navigate(-1));
  expect(list.current.state).toMatchObject({ page: 4, name: 'a' });
});

it('useListState adds no history entry with replace', async () => {
  const { list, router, url } = open('/x?name=a');
  act(() => list.current.set({ name: 'b' }));
  act(() => list.current.set({ name: 'c' }, { replace: true }));
  await act(() => router.navigate(-1));
  expect(url()).toBe('?name=a');
});
