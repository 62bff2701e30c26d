import { useEffect } from 'react';
import { followOtherTabs } from '../follow-other-tabs';
import { PasswordDialog } from './password-dialog';
import { startSessionClock } from '../session-clock';
import { SessionEndedDialog } from './session-ended-dialog';
import { WarningDialog } from './warning-dialog';

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
