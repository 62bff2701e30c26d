import { act, screen } from '@testing-library/react';
import { toastStore } from '../../base/toasts/toast-store';
import { renderUi } from '../../base/render-ui.fixture';
import { ExportDialog } from './export-dialog';
import type { ExportRequest } from './use-export';

let request: ExportRequest;
let finish: () => void;
let fail: (error: Error) => void;
const onExport = jest.fn(
  (given: ExportRequest) =>
    new Promise<void>((resolve, reject) => {
      request = given;
      finish = resolve;
      fail = reject;
    }),
);
const onClose = jest.fn();

async function open() {
  const view = await renderUi(
    <ExportDialog fileName="user-list" onClose={onClose} onExport={onExport} pageCount={20} total={12345} />,
  );
  await screen.findByRole('dialog', { name: 'Export' });
  return view;
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => act(() => toastStore.clear()));

it('ExportDialog exports the chosen rows and closes', async () => {
  const { user } = await open();
  expect(screen.getByRole('radio', { name: 'All 12,345 results' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'This page (20)' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'csv');
  await user.clear(screen.getByRole('textbox', { name: /File name/ }));
  await user.type(screen.getByRole('textbox', { name: /File name/ }), ' mine {Enter}');
  expect(request).toMatchObject({ scope: 'page', format: 'csv', fileName: 'mine' });
  await act(async () => {
    finish();
    await Promise.resolve();
  });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Export finished')).toBeInTheDocument();
});

it('ExportDialog shows the progress and can be cancelled', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  act(() => request.onProgress(5000));
  expect(screen.getByRole('progressbar', { name: 'Export' })).toHaveAttribute('value', '5000');
  expect(screen.getByText('5,000 of 12,345 rows')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(request.signal.aborted).toBe(true);
  await act(async () => {
    fail(new DOMException('aborted', 'AbortError'));
    await Promise.resolve();
  });
  expect(screen.queryByText('Export failed')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('ExportDialog shows a failure and allows another attempt', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await act(async () => {
    fail(new Error('429'));
    await Promise.resolve();
  });
  expect(screen.getByText('Export failed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(onExport).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

it('ExportDialog requires a file name', async () => {
  const { user } = await open();
  await user.clear(screen.getByRole('textbox', { name: /File name/ }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getByText('Enter a file name')).toBeInTheDocument();
  expect(onExport).not.toHaveBeenCalled();
});
