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

/** Stands before every page while the password is one that somebody else has made. */
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
      // Neither Esc nor the close button lead past it.
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

/** Everything that the session may have to say, and what follows its life. */
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
