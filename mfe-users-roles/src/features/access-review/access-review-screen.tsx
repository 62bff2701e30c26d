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
        const count = user.sessions.length;
        const n = formatNumber(count);
        if (count === 0) return n;
        const label = text('access.action.sessions', { name: user.username, count, n });
        return (
          <CellLink label={label} onClick={() => void open({ user })}>
            {n}
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
