import { showCreate } from '../frame/create/create-button';
import { followInbox } from '../frame/inbox/follow-inbox';
import { fadeTabs } from '../frame/tabs/fade-tabs';
import { followTimes } from '../frame/times/follow-times';
import { followReleases } from '../remotes/follow-releases';
import { followPreferences } from '../session/follow-preferences';
import { followNewDevices } from '../session/new-devices';

/** From now on the page keeps up with the server: with new releases, new devices and the user's inbox; and with the user's other tabs. What nobody waited for is shown. */
export function followAll(): void {
  followReleases();
  followNewDevices();
  followInbox();
  followPreferences();
  followTimes();
  fadeTabs();
  void showCreate();
}
