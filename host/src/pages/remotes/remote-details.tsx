import { joinList, joinPhrases } from '@backoffice/i18n/format-list';
import type { RemoteOverview } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { MessageBar, MessageBarBody } from '@backoffice/ui';
import { usePermission } from '@backoffice/session';
import {
  actorText,
  canaryText,
  changeText,
  deedText,
  disabledText,
  messages,
  useRemoteTitle,
} from './remote-words';
import { useRemotesStyles } from './remotes.styles';
import { AdditionsTable } from './additions-table';
import { DeployKeys } from './deploy-keys';
import { Owners } from './owners';
import { LockNotice } from './release-locks';
import { ReleaseTable } from './release-table';
import { RemoteActions } from './remote-actions';

/** The live, the previous and the canary release, and the routes that the live one claims. */
function RemoteFacts({ remote }: { remote: RemoteOverview }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const { live, previous, earlier = [], canary, canaryRule, routes } = remote;
  const none = text('remotes.fact.none');
  const named = (release: string | null) => (
    <span className={release ? styles.release : undefined}>{release ?? none}</span>
  );
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('remotes.fact.live')}</dt>
        <dd>{named(live)}</dd>
      </div>
      <div>
        <dt>{text('remotes.fact.previous')}</dt>
        <dd>
          {named(previous)}
          {earlier.length > 0 && <div className={styles.minor}>{joinList(earlier)}</div>}
        </dd>
      </div>
      <div>
        <dt>{text('remotes.fact.canary')}</dt>
        <dd>
          {named(canary)}
          {canaryRule && <div className={styles.minor}>{canaryText(canaryRule, text)}</div>}
        </dd>
      </div>
      <div>
        <dt>{text('remotes.fact.routes')}</dt>
        <dd>{routes.length > 0 ? joinList(routes) : none}</dd>
      </div>
      <div>
        <dt>{text('remotes.owners.label')}</dt>
        <dd>
          <Owners remote={remote} />
        </dd>
      </div>
    </dl>
  );
}

/** The history of the remote, the latest change first. */
function RemoteChanges({ remote }: { remote: RemoteOverview }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  return (
    <details className={styles.changes}>
      <summary>{text('remotes.changes.label')}</summary>
      {remote.changes.length === 0 && <p>{text('remotes.changes.none')}</p>}
      <ol>
        {remote.changes.map(({ id, at, actor, action, changes }) => (
          <li key={id}>
            <time dateTime={at}>{formatDateTime(at)}</time> · {actorText(actor, text)} ·{' '}
            {deedText(action, text)}
            <div className={styles.minor}>
              {joinPhrases(changes.map((change) => changeText(change, text)))}
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** All of one remote, and what may be done with it: what a row of the table opens to. */
export function RemoteDetails({ remote }: { remote: RemoteOverview }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const title = useRemoteTitle(remote);
  const mayEdit = usePermission('remotes:edit');
  const { name, disabled, lock, takenBack, additions = [] } = remote;
  return (
    <section aria-label={title} className={styles.details}>
      {mayEdit && (
        <div className={styles.bar}>
          <RemoteActions remote={remote} />
        </div>
      )}
      {lock && !lock.isForAll && <LockNotice lock={lock} remote={name} />}
      {disabled && (
        <MessageBar className={styles.note} intent="warning">
          <MessageBarBody>{disabledText(disabled, text)}</MessageBarBody>
        </MessageBar>
      )}
      {takenBack && (
        <MessageBar className={styles.note} intent="error">
          <MessageBarBody>{text('remotes.card.takenBack', { release: takenBack })}</MessageBarBody>
        </MessageBar>
      )}
      <RemoteFacts remote={remote} />
      {additions.length > 0 && <AdditionsTable remote={remote} />}
      <ReleaseTable remote={remote} />
      <DeployKeys remote={remote} />
      <RemoteChanges remote={remote} />
    </section>
  );
}
