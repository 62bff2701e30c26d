import { clearSession } from '@backoffice/session';
import { currentAddress, loginAddress } from '../kernel/addresses';
import { emit } from '../kernel/events';
import { queryClient } from '../kernel/query-client';
import { closeSessionEnded } from './session-ended';

/**
 * Forgets the session and its data, and shows the login page, which leads back to the page that is shown now. The tabs come back
 * with the same user, unless `isForgotten`.
 */
export function endSession({ isForgotten = false } = {}): void {
  history.replaceState(null, '', loginAddress(currentAddress()));
  closeSessionEnded();
  queryClient.clear();
  clearSession();
  emit('sessionClosed', { isForgotten });
}
