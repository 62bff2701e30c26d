import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../render-ui.fixture';
import { notify, toastStore } from './toast-store';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const raise = (show: () => void) => act(show);
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

beforeEach(async () => {
  jest.useFakeTimers();
  await renderUi(
    <button type="button">page</button>,
    userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  );
});

afterEach(() => {
  act(() => toastStore.clear());
  jest.useRealTimers();
});

it('ToastStack shows a success for 2 s and an error for 5 s', () => {
  raise(() => {
    notify.success({ title: '成功', body: '创建成功' });
    notify.error({ title: '失败', body: '创建失败' });
  });
  expect(shown()).toEqual(['失败创建失败', '成功创建成功']);
  pass(2000);
  expect(shown()).toEqual(['失败创建失败']);
  pass(3000);
  expect(shown()).toEqual([]);
});

it('ToastStack keeps a toast while it is hovered or focused', () => {
  raise(() => notify.error({ title: 'Broken' }));
  fireEvent.pointerEnter(screen.getByRole('listitem'));
  pass(60_000);
  expect(shown()).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.pointerLeave(screen.getByRole('listitem'));
  pass(60_000);
  expect(shown()).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'page' }).focus());
  pass(5000);
  expect(shown()).toEqual([]);
});

it('ToastStack counts equal toasts and restarts their timer', () => {
  raise(() => notify.success({ title: 'Saved' }));
  pass(1500);
  raise(() => notify.success({ title: 'Saved' }));
  expect(shown()).toEqual(['Saved×2']);
  pass(1500);
  expect(shown()).toEqual(['Saved×2']);
  pass(500);
  expect(shown()).toEqual([]);
});

it('ToastStack shows at most three toasts, dropping the oldest', () => {
  raise(() => ['a', 'b', 'c', 'd'].forEach((title) => notify.info({ title })));
  expect(shown()).toEqual(['d', 'c', 'b']);
});

it('ToastStack announces all toasts of one failure together, each sentence once, and no count', () => {
  raise(() => {
    notify.error({ title: '失败', body: '更新失败' });
    notify.error({ title: '更新失败' });
  });
  pass(200);
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent(/^失败\. 更新失败$/);
  raise(() => notify.error({ title: '更新失败' }));
  pass(200);
  expect(region).toHaveTextContent(/^失败\. 更新失败$/);
});

it('ToastStack announces the same text again when raised again', () => {
  raise(() => notify.success({ title: '操作成功' }));
  pass(2000);
  const before = screen.getByRole('status').firstElementChild;
  expect(before).toHaveTextContent('操作成功');
  raise(() => notify.success({ title: '操作成功' }));
  pass(200);
  expect(screen.getByRole('status').firstElementChild).not.toBe(before);
});

it('ToastStack action dismisses the toast', () => {
  const onAction = jest.fn();
  raise(() => notify.warning({ title: 'Changed', action: { label: 'Reload', onAction } }));
  fireEvent.click(within(screen.getByRole('listitem')).getByRole('button', { name: 'Reload' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

it('ToastStack counts failures that differ only in the request, and shows the last one', () => {
  raise(() => notify.error({ title: 'No', reference: 'Request 1' }));
  raise(() => notify.error({ title: 'No', reference: 'Request 2' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem')).toHaveTextContent('Request 2');
  expect(screen.getByRole('listitem')).toHaveTextContent('×2');
});
