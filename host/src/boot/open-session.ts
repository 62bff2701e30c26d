import { ApiError } from '@backoffice/api-client';
import { forgetEarlyCalls, recordReads } from '@backoffice/api-client/early-calls';
import type { UserInfo } from '@backoffice/contract';
import { setTimeZone } from '@backoffice/i18n/set-time-zone';
import { arrivingRolesAtom, routesAtom, store, tokenAtom, userAtom } from '@backoffice/session';
import { notify, whenIdle } from '@backoffice/ui';
import { rememberReads } from '../kernel/early/remembered-reads';
import { currentAddress } from '../kernel/addresses';
import { failureText } from '../kernel/failures/failure-text';
import { phraseFailure } from '../kernel/failures/phrase-failure';
import { leavingSignal } from '../kernel/leaving';
import { messages } from '../kernel/messages';
import {
  FIRST_PAGE_PATIENCE_MS,
  FIRST_PAGE_SHOWN_AFTER_MS,
  PAGE_FAILS_WITHIN_MS,
  PHRASE_PATIENCE_MS,
  withPatience,
  SESSION_KEEPER_RETRY_MS,
} from '../kernel/patience';
import { dropDemoPages, isAnythingUnknown } from '../navigation/demo-pages';
import { navigationAtom } from '../navigation/navigation';
import { followManifests, updateNavigation } from '../navigation/update-navigation';
import { startPageAtAddress, warmOtherPages } from '../navigation/page-loader';
import { setReleases } from '../remotes/releases';
import { endSession } from '../session/session-end';
import { notifyOtherTabs } from '../session/other-tabs';
import { sessionData } from '../session/session-data';
import { prepareApp } from './prepare-app';
import { applyTypeface, loadTypeface } from './typeface';

let opening: { token: string | null; done: Promise<void> } | null = null;

/**
 * The guard: accepts a token once the user and their rights are known, else returns to the login page. Concurrent calls for one
 * token share one answer.
 */
export function openSession(): Promise<void> {
  const token = store.get(tokenAtom);
  if (opening?.token !== token) opening = { token, done: open(token) };
  return opening.done;
}

async function open(token: string | null): Promise<void> {
  // A user who signed in again during their work keeps the page, even if a call below fails.
  const isRenewal = store.get(userAtom) !== null;
  // Another user may have signed in before this answer arrived.
  const isLate = () => store.get(tokenAtom) !== token;
  loadTypeface();
  try {
    const { user: answered, routes, remotes } = await sessionData();
    if (isLate()) return;
    const user = checkedUser(answered);
    setTimeZone(user.timeZone);
    notifyOtherTabs({ type: 'signed-in', name: user.name });
    if (!isRenewal) {
      setReleases(remotes);
      dropDemoPages();
    }
    store.set(routesAtom, routes);
    store.set(arrivingRolesAtom, user.roles);
    updateNavigation();
    if (isRenewal) {
      store.set(userAtom, user);
      return;
    }
    const isDemoWanted = isAnythingUnknown(store.get(navigationAtom), user.name);
    if (isDemoWanted) await withPatience(addDemoPages(user.roles), PAGE_FAILS_WITHIN_MS);
    if (isLate()) return;
    const recorded = recordReads();
    const page = startPageAtAddress(user);
    const address = currentAddress();
    void page.then(() => {
      if (token) rememberReads(address, token, recorded());
      forgetEarlyCalls();
    });
    await withPatience(page, FIRST_PAGE_PATIENCE_MS);
    if (isLate()) return;
    applyTypeface();
    store.set(userAtom, user);
    // The page at the address is loaded and shown first.
    void page
      .then(untilShown)
      .then(followManifests)
      .then(isDemoWanted ? undefined : () => addDemoPages(user.roles))
      .then(warmOtherPages)
      .then(loadTheRestWhenIdle);
  } catch (error) {
    // The failure is shown in the user's language, whose texts may not be loaded yet.
    await prepareApp();
    // The call failed before the phrases of its code could be loaded.
    if (error instanceof ApiError) await withPatience(phraseFailure(error), PHRASE_PATIENCE_MS);
    if (isLate()) return;
    console.error('The session could not be opened.', error);
    notify.error({ title: error instanceof RefusedUser ? messages.text(error.reason) : failureText(error) });
    if (!isRenewal) endSession();
  }
}

/** Adds the demo pages to the menu if the settings say so, now and on later changes. Their code is not awaited by anything else. */
function addDemoPages(roles: readonly string[]): Promise<void> {
  return import(/* webpackChunkName: "follow" */ '../navigation/debug-menu').then(
    ({ applyDebugMenu, followDebugMenu }) => {
      followDebugMenu();
      return applyDebugMenu(roles);
    },
    (error: unknown) => {
      console.warn('The demo pages could not be loaded', error);
      const again = () => void addDemoPages(roles);
      window.addEventListener('online', again, { once: true, signal: leavingSignal() });
    },
  );
}

class RefusedUser extends Error {
  override readonly name = 'RefusedUser';

  constructor(readonly reason: 'session.failed.noUser' | 'session.failed.noRoles') {
    super(reason);
  }
}

function checkedUser(user: UserInfo | null): UserInfo {
  if (!user) throw new RefusedUser('session.failed.noUser');
  if (!Array.isArray(user.roles) || user.roles.length === 0) throw new RefusedUser('session.failed.noRoles');
  return user;
}

function untilShown(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, FIRST_PAGE_SHOWN_AFTER_MS));
}

/** Loads the code that is not needed until the first page is shown. */
function loadTheRestWhenIdle(): void {
  whenIdle(() => {
    import(/* webpackChunkName: "follow" */ './follow-all').then(
      ({ followAll }) => followAll(),
      (error: unknown) => {
        console.warn('Nothing is followed yet', error);
        setTimeout(loadTheRestWhenIdle, SESSION_KEEPER_RETRY_MS);
      },
    );
  });
}
