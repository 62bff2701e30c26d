import {
  BugIcon,
  CopyButton,
  DocumentSearchIcon,
  ErrorCircleIcon,
  type Icon,
  mergeClasses,
  PlugDisconnectedIcon,
} from '@backoffice/ui';
import { defineMessages, formatDateTime } from '@backoffice/i18n';
import type { ErrorEntry, ErrorKind } from '../../kernel/error-log/error-log';
import { useErrorLogStyles } from './error-log.styles';

export const messages = defineMessages('host-error-log', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

/** An entry as plain text, for a message to the operators. */
export function entryText(entry: ErrorEntry): string {
  const { time, kind, message, page, remote, release, phase, requestId, times, stack } = entry;
  const details = Object.entries({ time, kind, page, remote, release, phase, requestId, times });
  const lines = details.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return [message, ...lines, ...(stack ? [stack] : [])].join('\n');
}

const looks: Record<ErrorKind, { label: Parameters<typeof messages.text>[0]; icon: Icon }> = {
  client: { label: 'errorLog.kind.client', icon: BugIcon },
  page: { label: 'errorLog.kind.page', icon: ErrorCircleIcon },
  view: { label: 'errorLog.kind.view', icon: DocumentSearchIcon },
  call: { label: 'errorLog.kind.call', icon: PlugDisconnectedIcon },
};

/** The kind of a failure, in words; a missing view alone is no alarm. */
function KindBadge({ kind }: { kind: ErrorKind }) {
  const styles = useErrorLogStyles();
  const text = messages.useText();
  const { label, icon: Icon } = looks[kind];
  return (
    <span className={mergeClasses(styles.kind, kind === 'view' && styles.quiet)}>
      <Icon size={16} />
      {text(label)}
    </span>
  );
}

/** One error: what it says, where and when it happened, and its stack on demand. */
export function ErrorItem({ entry }: { entry: ErrorEntry }) {
  const styles = useErrorLogStyles();
  const text = messages.useText();
  const details = [
    [text('errorLog.time.label'), formatDateTime(entry.time)],
    [text('errorLog.page.label'), entry.page],
    [text('errorLog.remote.label'), entry.remote],
    [text('errorLog.release.label'), entry.release],
    [text('errorLog.phase.label'), entry.phase],
    [text('errorLog.request.label'), entry.requestId],
  ].filter((detail): detail is [string, string] => Boolean(detail[1]));
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <KindBadge kind={entry.kind} />
        {entry.times > 1 && <span>{text('errorLog.times.label', { n: entry.times })}</span>}
        <CopyButton className={styles.copy} label={text('errorLog.copy.label')} value={entryText(entry)} />
      </div>
      <p className={styles.message}>{entry.message}</p>
      <dl className={styles.details}>
        {details.map(([name, value]) => (
          <div className={styles.detail} key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {entry.stack && (
        <details>
          <summary className={styles.summary}>{text('errorLog.stack.label')}</summary>
          <pre className={styles.stack}>{entry.stack}</pre>
        </details>
      )}
    </li>
  );
}
