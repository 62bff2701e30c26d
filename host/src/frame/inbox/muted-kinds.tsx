import type { NotificationKind } from '@backoffice/contract/inbox';
import { Button } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { preferencesOptions } from './inbox.queries';
import { useInboxStyles } from './inbox.styles';
import { messages } from './messages';
import { kindName } from './sentences';

/** The muted kinds of notifications, each with a button that unmutes it. Renders nothing if there are none. */
export function MutedKinds({ onUnmute }: { onUnmute: (kind: NotificationKind) => void }) {
  const styles = useInboxStyles();
  const text = messages.useText();
  const titleId = useId();
  const { data } = useQuery(preferencesOptions);
  if (!data || data.muted.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.muted}>
      <h3 className={styles.mutedTitle} id={titleId}>
        {text('inbox.muted.title')}
      </h3>
      <ul className={styles.list}>
        {data.muted.map((kind) => {
          const name = kindName(kind, text);
          return (
            <li className={styles.mutedKind} key={kind}>
              {name}
              <Button
                appearance="subtle"
                aria-label={text('inbox.unmute.name', { kind: name })}
                onClick={() => onUnmute(kind)}
                size="small"
              >
                {text('inbox.unmute.label')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
