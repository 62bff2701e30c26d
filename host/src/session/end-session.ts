import { clearSession } from '@backoffice/session';
import { currentAddress, loginAddress } from '../kernel/addresses';
import { queryClient } from '../kernel/query-client';
import { dropTabs } from '../navigation/tabs/forget-tabs';
import { closeSessionEnded } from './session-ended';

/** Forgets the session and its data, and shows the login page, which leads back to the page that is shown now. */
export function endSession(): void {
  history.replaceState(null, '', loginAddress(currentAddress()));
  closeSessionEnded();
  queryClient.clear();
  clearSession();
  dropTabs();
}
