import { initI18n } from '@backoffice/i18n';
import { rowNotices, uiMessages } from '@backoffice/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AnyList } from '../extras/extra';
import { useExtras } from './extras';

let mockIsOnline: boolean;
jest.mock('../extras/views/views-menu', () => ({ partsOf: () => ({}) }));
jest.mock('../extras/columns/column-sizing', () => {
  if (!mockIsOnline) throw new Error('Loading chunk failed');
  return { partsOf: () => ({}) };
});

const list = { name: 'shops' } as unknown as AnyList;
const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const render = (isRowOpen: boolean) =>
  renderHook(() => useExtras({ list, mayEdit: true, source: undefined, isRowOpen }), { wrapper }).result;

let failed: jest.SpyInstance;
beforeAll(async () => {
  await initI18n('en', () => {});
  await uiMessages.load();
});
beforeEach(() => {
  mockIsOnline = false;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  failed = jest.spyOn(rowNotices, 'failed').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetModules();
});

it('useExtras loads again without a notice when the browser is back online', async () => {
  const result = render(true);
  await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1));
  // The failure is rendered, and followed by the listener for the connection.
  await act(async () => {});
  mockIsOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.extras).toBeDefined());
  expect(failed).not.toHaveBeenCalled();
});

it('useExtras shows a notice for each row that could not be opened, and opens the next one', async () => {
  const result = render(false);
  for (const times of [1, 2]) {
    act(() => result.current.awaitRow(7));
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(result.current.awaited).toBeUndefined());
  }
  mockIsOnline = true;
  act(() => result.current.awaitRow(8));
  await waitFor(() => expect(result.current.extras).toBeDefined());
  expect(result.current.awaited).toBe(8);
  expect(failed).toHaveBeenCalledTimes(2);
});
