import { Button, Dialog, makeStyles, notify, rowNotices, tokens } from '@backoffice/ui';
import { ApiError } from '@backoffice/api-client';
import type { OpenSession, UserAccess } from '@backoffice/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '@backoffice/i18n';
import { usePermission } from '@backoffice/session';
import { accessMessages } from './access-messages';
import { accessReview, endSession, endSessions } from './access-review';
import { deviceName } from './device-name';

const useSessionsDialogStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  session: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  facts: { display: 'flex', flexDirection: 'column' },
  device: { fontWeight: tokens.fontWeightSemibold },
  minor: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The open sessions of a user, and the ways to end them: each once, after which the list is read again. */
function useOpenSessions({ id: userId, username, sessions: before }: UserAccess) {
  const client = useQueryClient();
  const [sessions, setSessions] = useState(before);
  const [ending, setEnding] = useState<readonly number[]>([]);
  const [isEndingAll, setIsEndingAll] = useState(false);
  const isOneself = before.some(({ isOwn }) => isOwn);
  const { text } = accessMessages;
  const drop = (id: number) => setSessions((open) => open.filter((other) => other.id !== id));
  const readAgain = () => client.invalidateQueries({ queryKey: accessReview.key });

  async function end({ id }: OpenSession): Promise<void> {
    if (ending.includes(id)) return;
    setEnding((others) => [...others, id]);
    try {
      await endSession(id);
      rowNotices.succeeded(text('access.notice.ended', { name: username }));
      drop(id);
    } catch (error) {
      console.error(error);
      if (error instanceof ApiError && error.status === 404) {
        notify.info({ title: text('access.notice.gone') });
        drop(id);
      } else rowNotices.failed(text('access.notice.end-failed'), error);
    } finally {
      setEnding((others) => others.filter((other) => other !== id));
      await readAgain();
    }
  }

  async function endAll(): Promise<void> {
    if (isEndingAll) return;
    setIsEndingAll(true);
    try {
      await endSessions(userId);
      const notice = isOneself ? 'access.notice.others-ended' : 'access.notice.all-ended';
      rowNotices.succeeded(text(notice, { name: username }));
      setSessions((open) => open.filter(({ isOwn }) => isOwn));
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('access.notice.end-all-failed'), error);
    } finally {
      setIsEndingAll(false);
    }
    await readAgain();
  }
  return { sessions, ending, end, isOneself, isEndingAll, endAll };
}

interface SessionsDialogProps {
  user: UserAccess;
  onClose: () => void;
}

/** Where a user is signed in, and the way to end it; one's own session is ended by signing out. */
export function SessionsDialog({ user, onClose }: SessionsDialogProps) {
  const styles = useSessionsDialogStyles();
  const text = accessMessages.useText();
  const mayEnd = usePermission('accessReview:edit');
  const { sessions, ending, end, isOneself, isEndingAll, endAll } = useOpenSessions(user);
  const others = sessions.filter(({ isOwn }) => !isOwn);
  const title = text('access.sessions.title', { name: user.username });

  const sinceOf = ({ since, provider }: OpenSession) => {
    const at = text('access.sessions.since', { at: formatDateTime(since) });
    return provider ? `${at} ${text('access.sessions.by-provider', { provider })}` : at;
  };
  return (
    <Dialog
      actions={
        <>
          {mayEnd && others.length > 1 && (
            <Button disabledFocusable={isEndingAll} onClick={() => void endAll()}>
              {text(isOneself ? 'access.sessions.end-others' : 'access.sessions.end-all')}
            </Button>
          )}
          <Button onClick={onClose}>{text('access.sessions.close')}</Button>
        </>
      }
      onDismiss={onClose}
      title={title}
    >
      {sessions.length === 0 && <p>{text('access.sessions.none')}</p>}
      <ul aria-label={title} className={styles.list}>
        {sessions.map((session) => (
          <li className={styles.session} key={session.id}>
            <span className={styles.facts}>
              <span className={styles.device}>
                {session.userAgent ? deviceName(session.userAgent) : text('access.sessions.unknown-device')}
              </span>
              <span className={styles.minor}>{session.address}</span>
              <span className={styles.minor}>{sinceOf(session)}</span>
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
