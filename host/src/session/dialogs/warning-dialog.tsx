import { Button, Dialog, makeStyles, useBusy } from '@backoffice/ui';
import { visuallyHidden } from '@backoffice/ui/layout-rules';
import { useEffect, useState } from 'react';
import { ApiError } from '@backoffice/api-client';
import { useAtomValue } from 'jotai';
import { messages } from '../../kernel/messages';
import { acknowledgeEnd, sessionWarningAtom, stayHere, type Warning } from '../session-clock';
import { signOut } from '../session-end';

const useStyles = makeStyles({
  unseen: { ...visuallyHidden, whiteSpace: 'nowrap' },
});

const SPOKEN_STEP_S = 30;

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

interface CountdownProps {
  endsAt: number;
  /** The sentence around the time. */
  sentence: (time: string) => string;
}

/** A sentence with the remaining time as m:ss, updated each second. Screen readers get it in longer steps. */
function Countdown({ endsAt, sentence }: CountdownProps) {
  const styles = useStyles();
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(secondsUntil(endsAt)), 1000);
    return () => clearInterval(ticking);
  }, [endsAt]);
  return (
    <>
      <span aria-hidden="true">{sentence(clock(seconds))}</span>
      <span className={styles.unseen} role="timer" aria-live="polite">
        {sentence(clock(Math.ceil(seconds / SPOKEN_STEP_S) * SPOKEN_STEP_S))}
      </span>
    </>
  );
}

/** The warning that the session is about to end, with the remaining time. */
export function WarningDialog() {
  const warning = useAtomValue(sessionWarningAtom);
  if (!warning) return null;
  return warning.kind === 'idle' ? <IdleWarning warning={warning} /> : <AbsoluteWarning warning={warning} />;
}

function IdleWarning({ warning }: { warning: Warning }) {
  const text = messages.useText();
  const { isBusy, run } = useBusy();
  const [hasFailed, setHasFailed] = useState(false);

  const stay = () =>
    run(async () => {
      setHasFailed(false);
      try {
        await stayHere();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setHasFailed(error.kind !== 'signed-out');
      }
    });

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
      <Countdown endsAt={warning.endsAt} sentence={(time) => text('session.idle.body', { time })} />
      <div role="alert">{hasFailed && text('session.idle.failed')}</div>
    </Dialog>
  );
}

function AbsoluteWarning({ warning }: { warning: Warning }) {
  const text = messages.useText();
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
      <Countdown endsAt={warning.endsAt} sentence={(time) => text('session.absolute.body', { time })} />
    </Dialog>
  );
}
