import { ApiError } from '@backoffice/api-client';
import { store } from '@backoffice/session';
import { Button, Dialog } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messages } from '../../kernel/messages';
import { acknowledgeEnd, stayHere } from '../session-clock';
import { sessionWarningAtom, type Warning } from '../session-life';
import { signOut } from '../sign-out';
import { Spoken } from './spoken';
import { useRemaining } from './use-remaining';

/** Says that the session is about to end, with the time that is left. */
export function WarningDialog() {
  const warning = useAtomValue(sessionWarningAtom, { store });
  if (!warning) return null;
  return warning.kind === 'idle' ? <IdleWarning warning={warning} /> : <AbsoluteWarning warning={warning} />;
}

function IdleWarning({ warning }: { warning: Warning }) {
  const text = messages.useText();
  const { shown, spoken } = useRemaining(warning.endsAt);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function stay() {
    if (isBusy) return;
    setIsBusy(true);
    setHasFailed(false);
    try {
      await stayHere();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setHasFailed(error.kind !== 'signed-out');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      actions={
        <>
          <Button disabled={isBusy} onClick={() => void signOut()}>
            {text('user.signOut.label')}
          </Button>
          <Button
            appearance="primary"
            data-autofocus=""
            disabledFocusable={isBusy}
            onClick={() => void stay()}
          >
            {text('session.idle.stay')}
          </Button>
        </>
      }
      busy={isBusy}
      onDismiss={() => void stay()}
      role="alertdialog"
      size="small"
      title={text('session.idle.title')}
    >
      <span aria-hidden="true">{text('session.idle.body', { time: shown })}</span>
      <Spoken>{text('session.idle.body', { time: spoken })}</Spoken>
      <div role="alert">{hasFailed && text('session.idle.failed')}</div>
    </Dialog>
  );
}

function AbsoluteWarning({ warning }: { warning: Warning }) {
  const text = messages.useText();
  const { shown, spoken } = useRemaining(warning.endsAt);
  return (
    <Dialog
      actions={
        <Button appearance="primary" data-autofocus="" onClick={acknowledgeEnd}>
          {text('session.absolute.confirm')}
        </Button>
      }
      onDismiss={acknowledgeEnd}
      role="alertdialog"
      size="small"
      title={text('session.absolute.title')}
    >
      <span aria-hidden="true">{text('session.absolute.body', { time: shown })}</span>
      <Spoken>{text('session.absolute.body', { time: spoken })}</Spoken>
    </Dialog>
  );
}
