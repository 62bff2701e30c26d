import type { FieldChange, RemoteOverview } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { messages } from './messages';
import { deedText } from './remote-words';
import { useRemotesStyles } from './remotes.styles';

const changeText = ({ field, from, to }: FieldChange) =>
  from === null ? `${field}: ${to ?? '–'}` : `${field}: ${from} → ${to ?? '–'}`;

/** Who did what to the remote, the latest first. */
export function RemoteChanges({ remote }: { remote: RemoteOverview }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  return (
    <details className={styles.changes}>
      <summary>{text('remotes.changes.label')}</summary>
      {remote.changes.length === 0 && <p>{text('remotes.changes.none')}</p>}
      <ol>
        {remote.changes.map(({ id, at, actor, action, changes }) => (
          <li key={id}>
            {formatDateTime(at)} · {actor ?? text('remotes.changes.nobody')} · {deedText(action, text)}
            <div className={styles.minor}>{changes.map((change) => changeText(change)).join('; ')}</div>
          </li>
        ))}
      </ol>
    </details>
  );
}
