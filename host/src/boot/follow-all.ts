import { showCreate } from '../frame/create/create-button';
import { followInbox } from '../frame/inbox/follow-inbox';
import { stylePrintedPages } from '../frame/shell/print-styles';
import { fadeTabs } from '../frame/tabs/fade-tabs';
import { followTimes } from '../frame/times/follow-times';
import { followProblems } from '../frame/problems/follow-problems';
import { followReleases } from '../remotes/follow-releases';
import { followPreferences } from '../session/follow-preferences';
import { remindOfDueFactor } from '../session/second-factor/follow-due-factor';
import { followNewDevices } from '../session/new-devices';

/**
 * Starts the subscriptions of a session: new releases, errors to report, new devices, the inbox and the user's other tabs; and shows the parts of
 * the frame that can wait.
 */
export function followAll(): void {
  followReleases();
  followProblems();
  followNewDevices();
  void remindOfDueFactor();
  followInbox();
  followPreferences();
  followTimes();
  fadeTabs();
  stylePrintedPages();
  void showCreate();
}
