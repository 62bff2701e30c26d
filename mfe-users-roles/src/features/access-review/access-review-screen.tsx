import type { UserAccess } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { ListView, useList } from '@backoffice/list-screen';
import { CellLink } from '@backoffice/ui/list';
import { useMemo, useState } from 'react';
import { accessMessages } from './access-messages';
import { accessReview } from './access-review';
import { SessionsDialog } from './sessions-dialog';

export function AccessReviewScreen() {
  const text = accessMessages.useText();
  const model = useList(accessReview);
  const [opened, setOpened] = useState<UserAccess | null>(null);
  const cells = useMemo(
    () => ({
      sessions(user: UserAccess) {
        const count = formatNumber(user.sessions.length);
        if (user.sessions.length === 0) return count;
        const label = text('access.action.sessions', { name: user.username, count });
        return (
          <CellLink label={label} onClick={() => setOpened(user)}>
            {count}
          </CellLink>
        );
      },
    }),
    [text],
  );
  // Who has no session left may have gone from the list; the dialog stays until it is closed.
  const user = opened && (model.rows.find(({ id }) => id === opened.id) ?? { ...opened, sessions: [] });
  return (
    <ListView cells={cells} model={model}>
      {user && <SessionsDialog onClose={() => setOpened(null)} user={user} />}
    </ListView>
  );
}
