import type { RemoteOverview } from '@backoffice/contract';
import { messages } from './messages';
import { canaryText } from './remote-words';
import { useRemotesStyles } from './remotes.styles';

/** Which release is where, and what the live one claims. */
export function RemoteFacts({ remote }: { remote: RemoteOverview }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const { live, previous, canary, canaryRule, routes } = remote;
  const none = text('remotes.fact.none');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('remotes.fact.live')}</dt>
        <dd>{live ? <span className={styles.release}>{live}</span> : none}</dd>
      </div>
      <div>
        <dt>{text('remotes.fact.previous')}</dt>
        <dd>{previous ? <span className={styles.release}>{previous}</span> : none}</dd>
      </div>
      <div>
        <dt>{text('remotes.fact.canary')}</dt>
        <dd>
          {canary ? <span className={styles.release}>{canary}</span> : none}
          {canaryRule && <div className={styles.minor}>{canaryText(canaryRule, text)}</div>}
        </dd>
      </div>
      <div>
        <dt>{text('remotes.fact.routes')}</dt>
        <dd>{routes.length > 0 ? routes.join(', ') : none}</dd>
      </div>
    </dl>
  );
}
