import type { UserInfo } from '@backoffice/contract';
import { arrivingRolesAtom, routesAtom, store, tokenAtom, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { FIRST_PAGE_PATIENCE_MS, withPatience } from '../kernel/patience';
import { sessionData, tokenAtStart } from '../session/session-data';
import { setReleases } from '../remotes/releases';
import { rememberReleases } from '../remotes/remembered-releases';
import { messages } from '../kernel/messages';
import { failureText } from '../kernel/failure-text';
import { prepareApp } from './prepare-app';
import { applyDebugMenu, dropDemoPages, followDebugMenu } from '../navigation/apply-debug-menu';
import { isAnythingUnknown } from '../navigation/is-anything-unknown';
import { navigationAtom } from '../navigation/navigation-atom';
import { followManifests, grantedReleases, updateNavigation } from '../navigation/update-navigation';
import { followReleasesWhenIdle } from '../remotes/follow-releases-when-idle';
import { startPageAtAddress, warmOtherPages } from '../navigation/warm-pages';
import { endSession } from '../session/end-session';
import { tellOtherTabs } from '../session/other-tabs';

/** As long as a page may take to say that it failed. */
const LONGEST_WAIT_MS = 5000;

async function checkedUser(user: UserInfo | null): Promise<UserInfo> {
  const hasRoles = Array.isArray(user?.roles) && user.roles.length > 0;
  if (user && hasRoles) return user;
  await prepareApp();
  throw new Error(messages.text(user ? 'session.failed.noRoles' : 'session.failed.noUser'));
}

/** Long enough for the page that is here to be rendered, with what it draws after its first paint. */
const SHOWN_AFTER_MS = 250;

const untilShown = () => new Promise<void>((resolve) => void setTimeout(resolve, SHOWN_AFTER_MS));

let opening: { token: string | null; done: Promise<void> } | null = null;

/**
 * The guard: lets a token in once it is known whose it is and what they may see, else back to the login page. Calls for one
 * token share one answer.
 */
export function openSession(): Promise<void> {
  const token = store.get(tokenAtom);
  if (opening?.token !== token) opening = { token, done: open(token) };
  return opening.done;
}

async function open(token: string | null): Promise<void> {
  // Somebody who has signed in again in the middle of work keeps the page, whatever happens now.
  const isRenewal = store.get(userAtom) !== null;
  // Somebody else may have signed in while this answer was on its way.
  const isLate = () => store.get(tokenAtom) !== token;
  try {
    const { user, routes, remotes } = await sessionData();
    if (isLate()) return;
    const known = await checkedUser(user);
    tellOtherTabs({ type: 'signed-in', name: known.name });
    if (!isRenewal) {
      setReleases(remotes);
      dropDemoPages();
    }
    store.set(routesAtom, routes);
    store.set(arrivingRolesAtom, known.roles);
    updateNavigation();
    if (isRenewal) {
      store.set(userAtom, known);
      return;
    }
    const addDemoPages = () => applyDebugMenu(known.roles);
    const isDemoWanted = isAnythingUnknown(store.get(navigationAtom), known.name);
    if (isDemoWanted) await withPatience(addDemoPages(), LONGEST_WAIT_MS);
    if (isLate()) return;
    const page = startPageAtAddress();
    rememberReleases(grantedReleases(), store.get(navigationAtom).pages);
    // After a sign-in the frame is rendered while the page is on its way.
    if (token === tokenAtStart) await withPatience(page, FIRST_PAGE_PATIENCE_MS);
    if (isLate()) return;
    store.set(userAtom, known);
    followDebugMenu();
    // The page that is waited for comes first, and is shown first.
    void page
      .then(untilShown)
      .then(followManifests)
      .then(isDemoWanted ? undefined : addDemoPages)
      .then(warmOtherPages)
      .then(followReleasesWhenIdle);
  } catch (error) {
    // What failed is told in the user's language.
    await prepareApp();
    if (isLate()) return;
    console.error('The session could not be opened.', error);
    notify.error({ title: failureText(error) });
    if (!isRenewal) endSession();
  }
}
