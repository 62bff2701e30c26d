import { store, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { setFailureHandlers } from '../kernel/failure-handlers';
import { messages } from '../kernel/messages';
import { reportError } from '../kernel/error-log/report-error';
import { failureText } from '../kernel/failure-text';
import { followRights } from '../navigation/follow-rights';
import { isSessionEndedAtom } from './session-ended';

/** From now on failed calls become notices, and calls that meet an ended session open the one dialog. */
export function reportFailures(): void {
  setFailureHandlers({
    onFailure: (error) => {
      console.error(error.message, error);
      const { requestId } = error;
      reportError({ kind: 'call', error, requestId });
      notify.error({
        title: failureText(error),
        reference: requestId && messages.text('failure.request.body', { id: requestId }),
      });
    },
    onSessionEnded: (error) => {
      console.error(error.message, error);
      reportError({ kind: 'call', error, requestId: error.requestId });
      // Before the user is known there is no page to stay on: the guard leads to the login page.
      if (store.get(userAtom)) store.set(isSessionEndedAtom, true);
    },
    onRightsChanged: followRights,
  });
}
