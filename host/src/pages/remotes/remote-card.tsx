import type { RemoteOverview } from '@backoffice/contract';
import { MessageBar, MessageBarBody } from '@backoffice/ui';
import { usePermission } from '@backoffice/session';
import { useId } from 'react';
import { usePageStyles } from '../page-layout/page.styles';
import { DeployKeys } from './deploy-keys';
import { messages } from './messages';
import { ReleaseTable } from './release-table';
import { RemoteActions } from './remote-actions';
import { RemoteChanges } from './remote-changes';
import { RemoteFacts } from './remote-facts';
import { useRemotesStyles } from './remotes.styles';
import { disabledText } from './remote-words';

export function RemoteCard({ remote }: { remote: RemoteOverview }) {
  const page = usePageStyles();
  const styles = useRemotesStyles();
  const text = messages.useText();
  const titleId = useId();
  const mayEdit = usePermission('remotes:edit');
  const { name, disabled, takenBack } = remote;
  return (
    <section aria-labelledby={titleId} className={page.card}>
      <div className={styles.bar}>
        <div className={styles.title}>
          <h2 className={page.title} id={titleId}>
            {name}
          </h2>
        </div>
        {mayEdit && <RemoteActions remote={remote} />}
      </div>
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
      <ReleaseTable remote={remote} />
      <DeployKeys remote={remote} />
      <RemoteChanges remote={remote} />
    </section>
  );
}
