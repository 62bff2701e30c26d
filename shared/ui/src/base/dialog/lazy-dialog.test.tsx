import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../render-ui.fixture';
import { rowToasts } from '../toasts/row-toasts';
import { lazyDialog } from './lazy-dialog';

it('lazyDialog shows a notice and closes when loading fails, and loads again the next time', async () => {
  const failed = jest.spyOn(rowToasts, 'failed').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  const load = jest.fn().mockRejectedValueOnce(new Error('away'));
  const LazyDialog = lazyDialog<{ onClose: () => void }>(load);
  const onClose = jest.fn();
  const { unmount } = await renderUi(<LazyDialog onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(failed).toHaveBeenCalledWith('Could not load the form. Try again.');
  unmount();

  load.mockResolvedValueOnce(() => <p>Here</p>);
  await renderUi(<LazyDialog onClose={onClose} />);
  expect(await screen.findByText('Here')).toBeVisible();
});
