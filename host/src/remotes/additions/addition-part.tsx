import { useLanguage } from '@backoffice/i18n';
import { fieldsWithheldFromAdditions } from '@backoffice/contract';
import { store } from '@backoffice/session';
import { Button, Skeleton } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { Component, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { reportError } from '../../kernel/error-log/report-error';
import { ADDITION_DEADLINE_MS } from '../../kernel/patience';
import { reportLoad } from '../load-reports';
import { RemoteLoadError } from '../remote-load-error';
import { useAdditionStyles } from './addition.styles';
import { messages } from './addition-messages';
import { forgetAddition, loadAddition } from './load-addition';
import type { SessionAddition } from './session-addition';
import { stoppedRemotesAtom } from '../stopped-remotes';

interface AdditionPartProps {
  addition: SessionAddition;
  record?: object | undefined;
  close?: () => void;
}

/** The content of an addition: loads and renders it, and contains its failures and waits. */
export function AdditionPart(props: AdditionPartProps) {
  const { addition } = props;
  const styles = useAdditionStyles();
  const text = messages.useText();
  const title = addition.title[useLanguage()];
  const [attempt, setAttempt] = useState(1);
  const part = useRef<HTMLDivElement>(null);
  const reason = useAtomValue(stoppedRemotesAtom, { store }).get(addition.remote);
  if (reason !== undefined) {
    return (
      <p className={styles.notice} role="status">
        {text('addition.disabled', { title })} {reason}
      </p>
    );
  }
  const retry = () => {
    // The pressed button disappears.
    part.current?.focus();
    forgetAddition(addition);
    setAttempt(attempt + 1);
  };
  const failure = (
    <div className={styles.notice} role="alert">
      <span>{text('addition.failed', { title })}</span>
      <Button onClick={retry} size="small">
        {text('addition.retry')}
      </Button>
    </div>
  );
  return (
    <div className={styles.part} ref={part} tabIndex={-1}>
      <AdditionBoundary addition={addition} failure={failure} key={attempt}>
        <Suspense fallback={<Waiting addition={addition} />}>
          <LoadedAddition {...props} />
        </Suspense>
      </AdditionBoundary>
    </div>
  );
}

function LoadedAddition({ addition, record, close }: AdditionPartProps) {
  const Addition = use(loadAddition(addition));
  const shown = useMemo(() => record && withoutSecrets(record), [record]);
  return <Addition close={close} record={shown} />;
}

const withheld: ReadonlySet<string> = new Set(fieldsWithheldFromAdditions);

const withoutSecrets = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !withheld.has(field)));

/** A skeleton that fails after the deadline, both for an addition that does not arrive and for one that suspends forever. */
function Waiting({ addition: { remote, release, module } }: { addition: SessionAddition }) {
  const styles = useAdditionStyles();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ADDITION_DEADLINE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) {
    const message = `${remote}/${module} was not shown after ${ADDITION_DEADLINE_MS} ms.`;
    throw new RemoteLoadError(remote, release, 'timeout', message);
  }
  return <Skeleton className={styles.skeleton} />;
}

interface AdditionBoundaryProps {
  addition: SessionAddition;
  /** Shown instead of a failed addition. */
  failure: ReactNode;
  children: ReactNode;
}

/** Contains errors of an addition, and reports them as those of its release. */
class AdditionBoundary extends Component<AdditionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const { remote, release, module } = this.props.addition;
    const phase = error instanceof RemoteLoadError ? error.phase : 'render';
    const caught = phase === 'render' ? 'render' : 'load';
    reportError({ kind: 'page', error, remote, release, phase, caught });
    reportLoad({ name: remote, release }, module, performance.now(), { phase, error });
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}
