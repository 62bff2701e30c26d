import { clearSession } from '@backoffice/session';
import { currentAddress, loginAddress } from '../../entry/addresses';
import { queryClient } from '../query-client';
import { dropTabs } from '../tabs/forget-tabs';
import { closeSessionEnded } from './session-ended';

/** Forgets the session and its data, and shows the login page, which leads back to the page that is shown now. */
export function endSession(): void {
  history.replaceState(null, '', loginAddress(currentAddress()));
  closeSessionEnded();
  queryClient.clear();
  clearSession();
  dropTabs();
}
