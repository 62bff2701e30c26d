import type { Problem, StackFrame } from '@backoffice/contract';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { Button, CopyButton, StatusBadge } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { frameText, problemText } from './problem-text';
import { headline, kindText, messages, partText } from './problems-messages';
import { stackOptions } from './problems.queries';
import { useProblemsStyles } from './problems.styles';

function Frames({ frames }: { frames: readonly StackFrame[] }) {
  const styles = useProblemsStyles();
  const text = messages.useText();
  if (frames.length === 0) return <p className={styles.about}>{text('problems.stack.none')}</p>;
  return (
    <ol>
      {frames.map((frame, index) => (
        // Frames have no identity of their own, and their order never changes.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>
          {frameText(frame)}
          {frame.source && (
            <span className={styles.minor}>{` · ${frame.file}:${frame.line}:${frame.column}`}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The stack of a problem, which is fetched when it is opened. */
function Stack({ id }: { id: number }) {
  const styles = useProblemsStyles();
  const text = messages.useText();
  const { data, isError, refetch } = useQuery(stackOptions(id));
  if (data) return <Frames frames={data.frames} />;
  if (!isError)
    return (
      <p aria-busy className={styles.about}>
        {text('problems.stack.loading')}
      </p>
    );
  return (
    <p className={styles.about} role="alert">
      {text('problems.stack.failed')}{' '}
      <Button onClick={() => void refetch()} size="small">
        {text('problems.retry.label')}
      </Button>
    </p>
  );
}

/** One problem: what it is, whom it met, and its stack on demand. */
export function ProblemItem({ problem }: { problem: Problem }) {
  const styles = useProblemsStyles();
  const text = messages.useText();
  const [isOpen, setIsOpen] = useState(false);
  const { data: stack } = useQuery({ ...stackOptions(problem.id), enabled: isOpen });
  const { id, remote, release, route, times, users, firstAt, lastAt, requestIds } = problem;
  const title = headline(problem, text);
  const facts = [
    [text('problems.fact.remote'), partText(remote, text)],
    [text('problems.fact.release'), release],
    [text('problems.fact.route'), route || '–'],
    [text('problems.fact.first'), formatDateTime(firstAt)],
    [text('problems.fact.last'), formatDateTime(lastAt)],
    ...(requestIds.length > 0 ? [[text('problems.fact.requests'), requestIds.join(' ')]] : []),
  ] as const;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.kind}>{kindText(problem.kind, text)}</span>
        {problem.isNew && <StatusBadge label={text('problems.new.label')} status="deleted" />}
        <span>{text('problems.users.label', { count: users, n: formatNumber(users) })}</span>
        <span>{text('problems.times.label', { count: times, n: formatNumber(times) })}</span>
        <CopyButton
          className={styles.spread}
          label={text('problems.copy.label')}
          value={problemText(problem, stack?.frames ?? [], text)}
        />
      </div>
      <h3 className={styles.message}>{title}</h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {problem.kind !== 'other' && (
        <details className={styles.stack} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>{text('problems.stack.label')}</summary>
          {isOpen && <Stack id={id} />}
        </details>
      )}
    </li>
  );
}
