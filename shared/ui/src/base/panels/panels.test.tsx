import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../render-ui.fixture';
import { EmptyPanel, ErrorPanel, NoPermissionPanel } from './state-panel';

it('ErrorPanel shows the failure and the request id, and retries', async () => {
  const onRetry = jest.fn();
  const { user } = await renderUi(
    <ErrorPanel body="No answer in 5 s." onRetry={onRetry} requestId="r-1" title="Not loaded" />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not loadedNo answer in 5 s.Request ID r-1');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('ErrorPanel has no Retry button without a handler', async () => {
  await renderUi(<ErrorPanel title="Not loaded" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('EmptyPanel and NoPermissionPanel have different texts', async () => {
  const { rerender } = await renderUi(
    <EmptyPanel action={<button type="button">Add</button>} title="No merchants" />,
  );
  expect(screen.getByText('No merchants')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument();
  rerender(<NoPermissionPanel />);
  expect(screen.getByText('No permission')).toBeInTheDocument();
});

it('EmptyPanel hides its drawing from screen readers', async () => {
  const { container } = await renderUi(<EmptyPanel title="No merchants" />);
  await waitFor(() => expect(container.querySelector('svg rect')).toBeInTheDocument());
  expect(container.querySelector('svg:not([aria-hidden="true"])')).not.toBeInTheDocument();
});
