import type { UserInfo } from '@backoffice/contract';
import { routesAtom, store, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { sessionData } from '../../entry/session-data';
import { setReleases } from '../../federation/releases';
import { messages } from '../../messages';
import { failureText } from '../failure-text';
import { followManifests, updateNavigation } from '../navigation/update-navigation';
import { endSession } from './end-session';

function checkedUser(user: UserInfo | null): UserInfo {
  if (!user) throw new Error(messages.text('session.failed.noUser'));
  if (!Array.isArray(user.roles) || user.roles.length === 0) {
    throw new Error(messages.text('session.failed.noRoles'));
  }
  return user;
}

/** The guard: lets a token in once it is known whose it is and what they may see, else back to the login page. */
export async function openSession(): Promise<void> {
  try {
    const { user, routes, remotes } = await sessionData();
    const known = checkedUser(user);
    setReleases(remotes);
    store.set(routesAtom, routes);
    updateNavigation();
    store.set(userAtom, known);
    void followManifests(remotes);
  } catch (error) {
    console.error('The session could not be opened.', error);
    notify.error({ title: failureText(error) });
    endSession();
  }
}
