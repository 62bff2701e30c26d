import type { OpenSession, UserAccess } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { usePermission } from '@backoffice/session';
import { Button, Dialog } from '@backoffice/ui';
import { accessMessages } from './access-messages';
import { useSessionsDialogStyles } from './sessions-dialog.styles';
import { useSessionEnd } from './use-session-end';

interface SessionsDialogProps {
  user: UserAccess;
  onClose: () => void;
}

/** Where a user is signed in, and the way to end it; one's own session is ended by signing out. */
export function SessionsDialog({ user, onClose }: SessionsDialogProps) {
  const styles = useSessionsDialogStyles();
  const text = accessMessages.useText();
  const mayEnd = usePermission('accessReview:edit');
  const { ending, end } = useSessionEnd(user.username);
  const title = text('access.sessions.title', { name: user.username });

  const sinceOf = ({ since, provider }: OpenSession) => {
    const at = text('access.sessions.since', { at: formatDateTime(since) });
    return provider ? `${at} ${text('access.sessions.by-provider', { provider })}` : at;
  };
  return (
    <Dialog
      actions={<Button onClick={onClose}>{text('access.sessions.close')}</Button>}
      onDismiss={onClose}
      title={title}
    >
      {user.sessions.length === 0 && <p>{text('access.sessions.none')}</p>}
      <ul aria-label={title} className={styles.list}>
        {user.sessions.map((session) => (
          <li className={styles.session} key={session.id}>
            <span className={styles.facts}>
              <span>{sinceOf(session)}</span>
              <span className={styles.minor}>
                {text('access.sessions.active', { at: formatDateTime(session.activeAt) })}
              </span>
            </span>
            {session.isOwn && <span>{text('access.sessions.own')}</span>}
            {!session.isOwn && mayEnd && (
              <Button disabledFocusable={ending.includes(session.id)} onClick={() => void end(session)}>
                {text('access.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
