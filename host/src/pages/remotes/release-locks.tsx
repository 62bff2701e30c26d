import type { ReleaseLock } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { Button, MessageBar, MessageBarBody } from '@backoffice/ui';
import { usePermission } from '@backoffice/session';
import { useState } from 'react';
import { ReasonDialog } from './reason-dialog';
import { messages } from './remote-words';
import { remotesApi } from './remotes.api';
import { useRemotesStyles } from './remotes.styles';
import { useRemoteChange } from './remotes.queries';

interface LockProps {
  /** The name of the remote; undefined for all. */
  remote?: string;
}

/** The button that locks promotions, of one remote or of all. */
export function LockButton({ remote, title = remote }: LockProps & { title?: string }) {
  const text = messages.useText();
  const [isOpen, setIsOpen] = useState(false);
  const label = text(remote ? 'remotes.lock.label' : 'remotes.lock.all');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && (
        <ReasonDialog
          about={text('remotes.lock.about')}
          done={text('remotes.lock.done')}
          endless={text('remotes.lock.endless')}
          hint={text('remotes.lock.reasonHint')}
          label={label}
          onClose={() => setIsOpen(false)}
          send={(reason) => remotesApi.lock({ ...(remote && { remote }), ...reason })}
          title={title ? text('remotes.lock.title', { remote: title }) : text('remotes.lock.titleAll')}
        />
      )}
    </>
  );
}

/** Shows why nothing is promoted at present, with a button that ends the lock. */
export function LockNotice({ remote, lock }: LockProps & { lock: ReleaseLock }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const mayEdit = usePermission('remotes:edit');
  const { change, isBusy } = useRemoteChange();
  const { reason, by, until } = lock;
  const unlock = () => change(() => remotesApi.unlock(remote ? { remote } : {}), text('remotes.lock.ended'));
  return (
    <MessageBar className={styles.note} intent="warning" layout="multiline">
      <MessageBarBody>
        {until
          ? text('remotes.lock.shownUntil', { by, reason, at: formatDateTime(until) })
          : text('remotes.lock.shown', { by, reason })}{' '}
        {mayEdit && (
          <Button disabledFocusable={isBusy} onClick={() => void unlock()} size="small">
            {text('remotes.lock.end')}
          </Button>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}
