import { act, screen } from '@testing-library/react';
import { toastStore } from '../toasts/toast-store';
import { renderUi } from '../render-ui.fixture';
import { CopyButton } from './copy-button';

afterEach(() => {
  jest.restoreAllMocks();
  act(() => toastStore.clear());
});

it('CopyButton copies and shows a notice', async () => {
  const { user } = await renderUi(<CopyButton label="Copy merchant number" value="M1" />);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy merchant number' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Copied to the clipboard');
  expect(write.mock.calls).toEqual([['M1']]);
});

it('CopyButton warns when the value is empty', async () => {
  const { user } = await renderUi(<CopyButton label="Copy" value="" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('This item does not exist.');
});

it('CopyButton shows an error when the browser refuses', async () => {
  const { user } = await renderUi(<CopyButton label="Copy" value="M1" />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Could not copy');
});

it('CopyButton copies by selection without the clipboard API', async () => {
  const { user } = await renderUi(<CopyButton label="Copy" value="M1" />);
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  let selected = '';
  (document as { execCommand: unknown }).execCommand = () => {
    const area = document.activeElement as HTMLTextAreaElement;
    selected = area.value.slice(area.selectionStart, area.selectionEnd);
    return true;
  };
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Copied');
  expect(selected).toBe('M1');
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
});
