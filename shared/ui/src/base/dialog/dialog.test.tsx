import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../render-ui.fixture';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        open
      </button>
      {open && (
        <Dialog onDismiss={() => setOpen(false)} title="Edit">
          <input aria-label="id" readOnly />
          <input aria-label="name" />
          <button onClick={() => setAsking(true)} type="button">
            remove
          </button>
          {asking && (
            <ConfirmDialog
              body="Its channels stay."
              confirmLabel="Delete"
              dangerous
              onCancel={() => setAsking(false)}
              onConfirm={() => setAsking(false)}
              title="Delete?"
            />
          )}
        </Dialog>
      )}
    </>
  );
}

const reachable = (name: string) => !document.querySelector(`[aria-label="${name}"]`)?.closest('[inert]');

it('Dialog focuses the first editable field, and returns the focus when closed', async () => {
  const { user } = await renderUi(<Page />);
  const opener = screen.getByRole('button', { name: 'open' });
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Edit' })).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('textbox', { name: 'name' })).toHaveFocus();
  await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(opener.closest('[inert]')).toBeNull();
});

it('Dialog makes the page inert from the first key during its entrance', async () => {
  const { user } = await renderUi(<Page />);
  const opener = screen.getByRole('button', { name: 'open' });
  await user.click(opener);
  expect(opener.closest('[inert]')).toBeNull();
  await user.keyboard('{Tab}');
  expect(opener.closest('[inert]')).not.toBeNull();
});

it('Escape before the dialog has the focus closes only the topmost one', async () => {
  const { user } = await renderUi(<Page />);
  const pressBehind = async () => {
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Escape}');
  };
  await user.click(screen.getByRole('button', { name: 'open' }));
  await user.click(screen.getByRole('button', { name: 'remove' }));
  await pressBehind();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await pressBehind();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('ConfirmDialog opens above another dialog, which is inert but stays open', async () => {
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await user.click(screen.getByRole('button', { name: 'remove' }));
  expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toHaveAccessibleDescription(
    'Its channels stay.',
  );
  // Dangerous dialogs have a warning icon.
  expect(screen.getByRole('heading', { name: 'Delete?' }).previousElementSibling).toBeInstanceOf(SVGElement);
  expect(screen.getByRole('heading', { name: 'Edit' }).previousElementSibling).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await waitFor(() => expect(reachable('name')).toBe(false));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(reachable('name')).toBe(true);
  expect(screen.getByRole('button', { name: 'remove' })).toHaveFocus();
});

it('ConfirmDialog runs the confirmed work once and waits for it', async () => {
  const onConfirm = jest.fn(() => new Promise<void>(() => {}));
  const onCancel = jest.fn();
  const { user } = await renderUi(
    <ConfirmDialog confirmLabel="Delete" onCancel={onCancel} onConfirm={onConfirm} title="Delete?" />,
  );
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});
