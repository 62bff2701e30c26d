import { useEffect } from 'react';
import { followOtherTabs } from '../follow-other-tabs';
import { startSessionClock } from '../session-clock';
import { SessionEndedDialog } from './session-ended-dialog';
import { WarningDialog } from './warning-dialog';
import { userAtom } from '@backoffice/session';
import { Button, Dialog } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { messages } from '../../kernel/messages';
import { PasswordFields, usePasswordChange } from '../sign-in/password-change';
import { signOut } from '../session-end';

/** Blocks every page until the user has changed a password that was set by someone else. */
function PasswordDialog() {
  const user = useAtomValue(userAtom);
  return user?.mustChangePassword ? <MustChange /> : null;
}

function MustChange() {
  const text = messages.useText();
  const change = usePasswordChange();
  return (
    <Dialog
      actions={
        <>
          <Button disabled={change.isBusy} onClick={() => void signOut()}>
            {text('user.signOut.label')}
          </Button>
          <Button appearance="primary" disabledFocusable={change.isBusy} type="submit">
            {text('password.change.confirm')}
          </Button>
        </>
      }
      // Disables Esc and the close button.
      busy
      onDismiss={() => {}}
      onSubmit={change.submit}
      size="small"
      title={text('password.change.title')}
    >
      <p>{text('password.change.must')}</p>
      <PasswordFields change={change} />
    </Dialog>
  );
}

/** All dialogs of the session, and the subscriptions that end with it. */
export function SessionKeeper() {
  useEffect(startSessionClock, []);
  useEffect(followOtherTabs, []);
  return (
    <>
      <WarningDialog />
      <PasswordDialog />
      <SessionEndedDialog />
    </>
  );
}
