import { formatDateTime } from '@backoffice/i18n';
import { CopyButton } from '@backoffice/ui';
import { entryText } from './entry-text';
import type { ErrorEntry } from '../../kernel/error-log/error-entry';
import { useErrorLogStyles } from './error-log.styles';
import { KindBadge } from './kind-badge';
import { messages } from './messages';

/** One error: what it says, where and when it happened, and its stack on demand. */
export function ErrorItem({ entry }: { entry: ErrorEntry }) {
  const styles = useErrorLogStyles();
  const text = messages.useText();
  const facts = [
    [text('errorLog.time.label'), formatDateTime(entry.time)],
    [text('errorLog.page.label'), entry.page],
    [text('errorLog.remote.label'), entry.remote],
    [text('errorLog.release.label'), entry.release],
    [text('errorLog.phase.label'), entry.phase],
    [text('errorLog.request.label'), entry.requestId],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <KindBadge kind={entry.kind} />
        {entry.times > 1 && <span>{text('errorLog.times.label', { n: entry.times })}</span>}
        <CopyButton className={styles.copy} label={text('errorLog.copy.label')} value={entryText(entry)} />
      </div>
      <p className={styles.message}>{entry.message}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div className={styles.fact} key={name}>
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
