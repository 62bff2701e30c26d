import { Button, Dialog, makeStyles, useBusy } from '@backoffice/ui';
import { useEffect, useState } from 'react';
import { ApiError } from '@backoffice/api-client';
import { store } from '@backoffice/session';
import { useAtomValue } from 'jotai';
import { messages } from '../../kernel/messages';
import { acknowledgeEnd, sessionWarningAtom, stayHere, type Warning } from '../session-clock';
import { signOut } from '../session-end';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** For screen readers alone: what changes too often to be read aloud each time is shown beside it. */
function Spoken({ children }: { children: string }) {
  const styles = useStyles();
  return (
    <span className={styles.root} role="timer" aria-live="polite">
      {children}
    </span>
  );
}

const SPOKEN_STEP_S = 30;

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** The time until `endsAt` as m:ss: `shown` each second, `spoken` in steps that a screen reader can keep up with. */
function useRemaining(endsAt: number): { shown: string; spoken: string } {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(secondsUntil(endsAt)), 1000);
    return () => clearInterval(ticking);
  }, [endsAt]);
  return { shown: clock(seconds), spoken: clock(Math.ceil(seconds / SPOKEN_STEP_S) * SPOKEN_STEP_S) };
}

/** Says that the session is about to end, with the time that is left. */
export function WarningDialog() {
  const warning = useAtomValue(sessionWarningAtom, { store });
  if (!warning) return null;
  return warning.kind === 'idle' ? <IdleWarning warning={warning} /> : <AbsoluteWarning warning={warning} />;
}

function IdleWarning({ warning }: { warning: Warning }) {
  const text = messages.useText();
  const { shown, spoken } = useRemaining(warning.endsAt);
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
