import { initI18n } from '@backoffice/i18n';
import { rowNotices, uiMessages } from '@backoffice/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLateParts } from './use-late-parts';

let mockIsOnline: boolean;
jest.mock('./late-parts', () => {
  if (!mockIsOnline) throw new Error('Loading chunk failed');
  return { loadLateParts: () => Promise.resolve({}) };
});

const list = { name: 'shops', nameOf: () => 'Shop 1' };
const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const render = (isAwaited: boolean) =>
  renderHook(() => useLateParts(list, true, undefined, isAwaited), { wrapper }).result;

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

it('useLateParts loads again without a notice when the browser is back online', async () => {
  const result = render(true);
  await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1));
  mockIsOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.late).toBeDefined());
  expect(failed).not.toHaveBeenCalled();
});

it('useLateParts shows a notice for each row that could not be opened, and opens the next one', async () => {
  const result = render(false);
  for (const times of [1, 2]) {
    act(() => result.current.openRow?.(7));
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(times));
    expect(result.current.first).toBeUndefined();
  }
  mockIsOnline = true;
  act(() => result.current.openRow?.(8));
  await waitFor(() => expect(result.current.late).toBeDefined());
  expect(result.current.first).toBe(8);
  expect(failed).toHaveBeenCalledTimes(2);
});
