import { store, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { reportError } from '../kernel/error-log/report-error';
import { on } from '../kernel/events';
import { failureText } from '../kernel/failures/failure-text';
import { messages } from '../kernel/messages';
import { openSessionEnded } from './session-end';

/**
 * Shows a toast for each failed call whose caller does not show the failure, and the dialog of ended sessions for calls refused
 * by one.
 */
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
    // Before the user is known there is no page to keep; the guard opens the login page.
    if (store.get(userAtom)) openSessionEnded(call);
  });
}
