import {
  BugIcon,
  Button,
  ConfirmDialog,
  CopyButton,
  DeleteIcon,
  DocumentSearchIcon,
  EmptyPanel,
  ErrorCircleIcon,
  type Icon,
  PlugDisconnectedIcon,
} from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import {
  clearErrorLog,
  type ErrorEntry,
  type ErrorKind,
  errorLogAtom,
} from '../../kernel/error-log/error-log';
import { useErrorLogStyles } from './error-log.styles';
import { defineMessages, formatDateTime } from '@backoffice/i18n';

const texts = defineMessages('host-error-log', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

export const messages = [texts];

/** An entry as plain text, to be sent to the operators. */
function entryText(entry: ErrorEntry): string {
  const { time, kind, message, page, remote, release, phase, requestId, times, stack } = entry;
  const details = Object.entries({ time, kind, page, remote, release, phase, requestId, times });
  const lines = details.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return [message, ...lines, ...(stack ? [stack] : [])].join('\n');
}

const looks: Record<ErrorKind, { label: Parameters<typeof texts.text>[0]; icon: Icon }> = {
  client: { label: 'errorLog.kind.client', icon: BugIcon },
  page: { label: 'errorLog.kind.page', icon: ErrorCircleIcon },
  view: { label: 'errorLog.kind.view', icon: DocumentSearchIcon },
  call: { label: 'errorLog.kind.call', icon: PlugDisconnectedIcon },
};

/** The kind of an error, as a label. */
function KindBadge({ kind }: { kind: ErrorKind }) {
  const styles = useErrorLogStyles();
  const text = texts.useText();
  const { label, icon: Icon } = looks[kind];
  return (
    <span className={styles.kind}>
      <Icon size={16} />
      <span>{text(label)}</span>
    </span>
  );
}

/** One error: its message, time and page, and its stack on demand. */
function ErrorItem({ entry }: { entry: ErrorEntry }) {
  const styles = useErrorLogStyles();
  const text = texts.useText();
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
        {entry.times > 1 && (
          <span>{text('errorLog.times.label', { count: entry.times, n: entry.times })}</span>
        )}
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

/** `/error-log/log`: the errors in this browser tab. */
export function Page() {
  const styles = useErrorLogStyles();
  const text = texts.useText();
  const entries = useAtomValue(errorLogAtom);
  const [isAsking, setIsAsking] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const clear = () => {
    setIsAsking(false);
    clearErrorLog();
    // The focused button is no longer in the document.
    page.current?.focus();
  };
  return (
    <div className={styles.page} ref={page} tabIndex={-1}>
      {entries.length === 0 ? (
        <EmptyPanel body={text('errorLog.empty.body')} title={text('errorLog.empty.title')} />
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.about}>{text('errorLog.page.about')}</p>
            <CopyButton
              label={text('errorLog.copyAll.label')}
              value={entries.map((entry) => entryText(entry)).join('\n\n')}
            />
            <Button icon={<DeleteIcon />} onClick={() => setIsAsking(true)}>
              {text('errorLog.clear.label')}
            </Button>
          </div>
          <ol aria-label={text('errorLog.list.label')} className={styles.list}>
            {entries.map((entry) => (
              <ErrorItem entry={entry} key={entry.id} />
            ))}
          </ol>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          body={text('errorLog.clear.body', { count: entries.length, n: entries.length })}
          confirmLabel={text('errorLog.clear.label')}
          dangerous
          onCancel={() => setIsAsking(false)}
          onConfirm={clear}
          title={text('errorLog.clear.question')}
        />
      )}
    </div>
  );
}
