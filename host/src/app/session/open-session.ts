import type { UserInfo } from '@backoffice/contract';
import { routesAtom, store, tokenAtom, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { sessionData } from '../../entry/session-data';
import { setReleases } from '../../federation/releases';
import { messages } from '../../messages';
import { failureText } from '../failure-text';
import { followManifests, updateNavigation } from '../navigation/update-navigation';
import { startPageAtAddress, warmOtherPages } from '../navigation/warm-pages';
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
  const token = store.get(tokenAtom);
  // Somebody else may have signed in while this answer was on its way.
  const isLate = () => store.get(tokenAtom) !== token;
  try {
    const { user, routes, remotes } = await sessionData();
    if (isLate()) return;
    const known = checkedUser(user);
    setReleases(remotes);
    store.set(routesAtom, routes);
    updateNavigation();
    startPageAtAddress();
    store.set(userAtom, known);
    void followManifests(remotes).then(warmOtherPages);
  } catch (error) {
    if (isLate()) return;
    console.error('The session could not be opened.', error);
    notify.error({ title: failureText(error) });
    endSession();
  }
}
