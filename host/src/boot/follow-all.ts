import { followInbox } from '../frame/inbox/follow-inbox';
import { followReleases } from '../remotes/follow-releases';
import { followNewDevices } from '../session/new-devices';

/** From now on the page keeps up with the server: with new releases, new devices and the user's inbox. */
export function followAll(): void {
  followReleases();
  followNewDevices();
  followInbox();
}
