import type { UserAccess } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { ListView, useLazyDialog, useList } from '@backoffice/list-screen';
import { CellLink } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { accessMessages, accessReview } from './access-review';

const loadSessions = async () => {
  const { SessionsDialog, messages } = await import('./sessions-dialog');
  await messages.load();
  return SessionsDialog;
};

export function AccessReviewScreen() {
  const text = accessMessages.useText();
  const model = useList(accessReview);
  const { dialog, open } = useLazyDialog(loadSessions, { ahead: true });
  const cells = useMemo(
    () => ({
      sessions(user: UserAccess) {
        const count = formatNumber(user.sessions.length);
        if (user.sessions.length === 0) return count;
        const label = text('access.action.sessions', { name: user.username, count });
        return (
          <CellLink label={label} onClick={() => void open({ user })}>
            {count}
          </CellLink>
        );
      },
    }),
    [text, open],
  );
  return (
    <ListView cells={cells} model={model}>
      {dialog}
    </ListView>
  );
}
