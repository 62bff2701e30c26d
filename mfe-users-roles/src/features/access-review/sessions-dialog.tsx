import type { UserAccess } from '@backoffice/contract';
import { OpenSessionList, sessionsMessages, useSessionEnds } from '@backoffice/open-sessions';
import { usePermission } from '@backoffice/session';
import { Button, Dialog } from '@backoffice/ui';
import { useQueryClient } from '@tanstack/react-query';
import { accessMessages, accessReview, endSession, endSessions } from './access-review';

/** The texts of the dialog, in addition to those of the page. */
export const messages = sessionsMessages;

interface SessionsDialogProps {
  user: UserAccess;
  onClose: () => void;
}

/** The open sessions of a user, with buttons to end them. */
export function SessionsDialog({ user, onClose }: SessionsDialogProps) {
  const text = accessMessages.useText();
  const mayEnd = usePermission('accessReview:edit');
  const client = useQueryClient();
  const { gone, ending, endOne, isEndingAll, endAllOthers } = useSessionEnds({
    name: user.username,
    end: endSession,
    endAll: () => endSessions(user.id),
    readAgain: () => client.invalidateQueries({ queryKey: accessReview.key }),
  });
  const sessions = user.sessions.filter(({ id }) => !gone.includes(id));
  const others = sessions.filter(({ isOwn }) => !isOwn);
  const isOneself = user.sessions.some(({ isOwn }) => isOwn);
  const title = text('access.sessions.title', { name: user.username });
  return (
    <Dialog
      actions={
        <>
          {mayEnd && others.length > 1 && (
            <Button disabledFocusable={isEndingAll} onClick={() => void endAllOthers(sessions)}>
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
      <OpenSessionList
        ending={ending}
        label={title}
        onEnd={mayEnd ? (session) => void endOne(session) : undefined}
        sessions={sessions}
      />
    </Dialog>
  );
}
