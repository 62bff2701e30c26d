import { store, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { reportError } from '../kernel/error-log/report-error';
import { on } from '../kernel/events';
import { failureText } from '../kernel/failures/failure-text';
import { messages } from '../kernel/messages';
import { openSessionEnded } from './session-end';

/** From now on failed calls become toasts where no place of their own tells of them, and calls that meet an ended session open the one dialog. */
export function reportFailures(): void {
  on('callFailed', ({ error, isShown }) => {
    console.error(error.message, error);
    const { requestId } = error;
    reportError({ kind: 'call', error, requestId });
    if (isShown) return;
    notify.error({
      title: failureText(error),
      reference: requestId && messages.text('failure.request.body', { id: requestId }),
    });
  });
  on('sessionRefused', ({ error, call }) => {
    console.error(error.message, error);
    reportError({ kind: 'call', error, requestId: error.requestId });
    // Before the user is known there is no page to stay on: the guard leads to the login page.
    if (store.get(userAtom)) openSessionEnded(call);
  });
}
