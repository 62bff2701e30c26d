import { store } from '@backoffice/session';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '../../kernel/error-log/part-boundary';
import { openedActionAtom } from '../../remotes/additions/offered-additions';

const close = () => store.set(openedActionAtom, null);

/** The dialog of an action that a remote adds to rows of another. */
export function ActionSlot() {
  const opened = useAtomValue(openedActionAtom, { store });
  const { pathname } = useLocation();
  // Closed by a navigation and at the end of the session.
  useEffect(() => close, [pathname]);
  if (!opened) return null;
  const { Dialog, addition, record } = opened;
  return (
    <PartBoundary onDismiss={close} part="dialog" placement="floating">
      <Dialog addition={addition} onClose={close} record={record} />
    </PartBoundary>
  );
}
