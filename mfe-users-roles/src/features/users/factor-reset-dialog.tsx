import type { User } from '@backoffice/contract';
import { ConfirmDialog, notify, rowNotices } from '@backoffice/ui';
import { useQueryClient } from '@tanstack/react-query';
import { userMessages } from './user-fields';
import { usersApi } from './users.api';

interface FactorResetDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks before requesting the reset of a user's second factor, or before confirming that of another administrator. */
export function FactorResetDialog({ user, onClose }: FactorResetDialogProps) {
  const text = userMessages.useText();
  const client = useQueryClient();
  const { id, username: name } = user;
  const isRequested = user.secondFactor === 'reset-requested';

  async function reset() {
    try {
      await (isRequested ? usersApi.confirmFactorReset({ id }) : usersApi.resetFactors({ id }));
      notify.success({
        title: text(isRequested ? 'users.factor.reset' : 'users.factor.requested', { name }),
      });
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('users.factor.failed', { name }), error);
    }
    void client.invalidateQueries();
    onClose();
  }
  return (
    <ConfirmDialog
      body={text(isRequested ? 'users.confirm.factor.confirm-body' : 'users.confirm.factor.body', { name })}
      confirmLabel={text(isRequested ? 'users.action.factor-confirm' : 'users.action.factor-request')}
      dangerous
      onCancel={onClose}
      onConfirm={reset}
      title={text('users.confirm.factor.title', { name })}
    />
  );
}
