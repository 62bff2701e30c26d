import type { User } from '@backoffice/contract';
import { ConfirmDialog } from '@backoffice/ui';
import { userMessages } from './user-fields';

interface RestoreUserDialogProps {
  user: User;
  onRestore: () => Promise<void>;
  onClose: () => void;
}

/** Asks before restoring a deleted user. */
export function RestoreUserDialog({ user, onRestore, onClose }: RestoreUserDialogProps) {
  const text = userMessages.useText();
  const name = user.username;
  return (
    <ConfirmDialog
      body={text('users.confirm.restore.body', { name })}
      confirmLabel={text('users.action.activate')}
      onCancel={onClose}
      onConfirm={async () => {
        await onRestore();
        onClose();
      }}
      title={text('users.confirm.restore.title', { name })}
    />
  );
}
