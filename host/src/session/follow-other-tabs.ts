import { basePath } from '@backoffice/session/base-path';
import { storedToken, store, tokenAtom, userAtom } from '@backoffice/session';
import { isAnythingUnsaved } from '../kernel/unsaved-inputs';
import { closeSessionEnded, endSession, isSessionEndedAtom } from './session-end';
import { listenToOtherTabs, type TabMessage } from './other-tabs';
import { askSessionLife } from './session-clock';

/** Follows changes of the session in other tabs: by their messages, and by the cookie whenever this tab becomes visible. */
export function followOtherTabs(): () => void {
  const leaving = new AbortController();

  /** Leaves the page after the session has changed. With unsaved input, opens the dialog of ended sessions instead. */
  const leave = (go: () => void) => {
    if (isAnythingUnsaved()) store.set(isSessionEndedAtom, true);
    else go();
  };
  const becomeOther = () => location.replace(`${basePath()}/`);
  const adopt = () => {
    const token = storedToken();
    if (!token) return;
    closeSessionEnded();
    if (token !== store.get(tokenAtom)) store.set(tokenAtom, token);
  };
  const take = (message: TabMessage) => {
    switch (message.type) {
      case 'kept-alive':
        void askSessionLife();
        return;
      case 'signed-out':
        leave(() => endSession({ isForgotten: true }));
        return;
      case 'signed-in':
        if (message.name === store.get(userAtom)?.name) adopt();
        else leave(becomeOther);
    }
  };
  const stop = listenToOtherTabs(take);
  const compare = () => {
    const token = storedToken();
    if (token === null) leave(endSession);
    else if (!store.get(isSessionEndedAtom) && token !== store.get(tokenAtom)) leave(becomeOther);
  };
  const onVisible = () => {
    if (!document.hidden) compare();
  };
  document.addEventListener('visibilitychange', onVisible, { signal: leaving.signal });
  // A page from the back-forward cache may show rows of an ended session.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !isAnythingUnsaved()) location.reload();
  };
  window.addEventListener('pageshow', onPageShow, { signal: leaving.signal });
  // Messages sent before this tab listened are lost, but the cookie has their result.
  compare();
  return () => {
    leaving.abort();
    stop();
  };
}
