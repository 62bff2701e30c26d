import { store } from '@backoffice/session';
import { ConfirmDialog } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { messages } from '../../messages';
import { endSession } from './end-session';
import { closeSessionEnded, isSessionEndedAtom } from './session-ended';

/** The one sign-in dialog. Cancel leaves the page and everything typed in place. */
export function SessionEndedDialog() {
  const text = messages.useText();
  const isOpen = useAtomValue(isSessionEndedAtom, { store });
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      body={text('session.ended.body')}
      cancelLabel={text('session.ended.cancel')}
      confirmLabel={text('session.ended.confirm')}
      onCancel={closeSessionEnded}
      onConfirm={endSession}
      title={text('session.ended.title')}
    />
  );
}
