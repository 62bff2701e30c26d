import { useEffect } from 'react';
import { followOtherTabs } from '../follow-other-tabs';
import { startSessionClock } from '../session-clock';
import { ProofDialog } from './proof-dialog';
import { SessionEndedDialog } from './session-ended-dialog';
import { WarningDialog } from './warning-dialog';
import { userAtom } from '@backoffice/session';
import { Button, Dialog } from '@backoffice/ui';
import { lateComponent } from '@backoffice/ui/late-component';
import { useAtomValue } from 'jotai';
import { messages } from '../../kernel/messages';
import { approvalMessages } from '../approval/approval-messages';
import { isReasonNeededAtom } from '../approval/reason-needed';
import { reasonRequestsAtom } from '../change-reason/follow-reasons';
import { factorMessages } from '../second-factor/factor-messages';
import { PasswordFields, usePasswordChange } from '../sign-in/password-change';
import { signOut } from '../session-end';

const LateEnrolment = lateComponent(async () => {
  const [{ EnrolmentDialog }] = await Promise.all([
    import(/* webpackChunkName: "enrolment" */ '../second-factor/enrolment-dialog'),
    factorMessages.load(),
  ]);
  return EnrolmentDialog;
});

const LateReason = lateComponent(async () => {
  const [{ ReasonDialog }] = await Promise.all([
    import(/* webpackChunkName: "approval" */ '../approval/reason-dialog'),
    approvalMessages.load(),
  ]);
  return ReasonDialog;
});

const LateChangeReason = lateComponent(async () => {
  const [{ ChangeReasonDialog }, { reasonMessages }] = await Promise.all([
    import(/* webpackChunkName: "reason" */ '../change-reason/change-reason-dialog'),
    import(/* webpackChunkName: "reason" */ '@backoffice/list-screen/reason'),
  ]);
  await reasonMessages.load();
  return ChangeReasonDialog;
});

/** Asks for the reason of a change that requires one. */
function ReasonsDialog() {
  return useAtomValue(reasonRequestsAtom).length > 0 ? <LateChangeReason /> : null;
}

/** Asks for the reason of a change that needs approval. */
function ApprovalDialog() {
  return useAtomValue(isReasonNeededAtom) ? <LateReason /> : null;
}

/**
 * Blocks every page until the user has changed a password that was set by someone else, and has enrolled a second factor that
 * the role requires.
 */
function MustDialog() {
  const user = useAtomValue(userAtom);
  if (user?.mustChangePassword) return <MustChange />;
  return user?.mustEnrolFactor ? <LateEnrolment /> : null;
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
      <MustDialog />
      <SessionEndedDialog />
      <ProofDialog />
      <ApprovalDialog />
      <ReasonsDialog />
    </>
  );
}
