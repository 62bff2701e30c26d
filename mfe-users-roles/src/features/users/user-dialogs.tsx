import type { User } from '@backoffice/contract';
import { Button, ConfirmDialog, CopyButton, Dialog, makeStyles, rowNotices, tokens } from '@backoffice/ui';
import { useState } from 'react';
import { userMessages } from './user-fields';
import { usersApi } from './users.api';

const usePasswordStyles = makeStyles({
  password: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase400,
    overflowWrap: 'anywhere',
  },
});

interface PasswordResetDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks before resetting a password, and shows the temporary one once. */
export function PasswordResetDialog({ user, onClose }: PasswordResetDialogProps) {
  const styles = usePasswordStyles();
  const text = userMessages.useText();
  const [password, setPassword] = useState<string>();
  const name = user.username;

  async function reset() {
    try {
      const made = await usersApi.resetPassword({ id: user.id });
      setPassword(made.password);
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('users.notice.password-failed'), error);
      onClose();
    }
  }

  if (password === undefined)
    return (
      <ConfirmDialog
        body={text('users.confirm.password.body', { name })}
        confirmLabel={text('users.action.password')}
        dangerous
        onCancel={onClose}
        onConfirm={reset}
        title={text('users.confirm.password.title', { name })}
      />
    );
  return (
    <Dialog
      actions={
        <Button appearance="primary" onClick={onClose}>
          {text('users.password.done')}
        </Button>
      }
      onDismiss={onClose}
      title={text('users.password.title', { name })}
    >
      <p>{text('users.password.body')}</p>
      <p className={styles.password}>
        <span>{password}</span>
        <CopyButton label={text('users.password.copy')} value={password} />
      </p>
    </Dialog>
  );
}

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
