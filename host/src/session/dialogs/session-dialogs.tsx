import { userAtom } from '@backoffice/session';
import { whenIdle } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { SESSION_KEEPER_AFTER_MS, SESSION_KEEPER_RETRY_MS } from '../../kernel/patience';
import { isSessionEndedAtom } from '../session-end';

const load = async () => (await import(/* webpackChunkName: "session" */ './session-keeper')).SessionKeeper;

/** Loads what keeps the session once the page is there, or as soon as it has something to say. */
export function SessionDialogs() {
  const isEnded = useAtomValue(isSessionEndedAtom);
  const mustChange = useAtomValue(userAtom)?.mustChangePassword ?? false;
  const isUrgent = isEnded || mustChange;
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (Keeper) return;
    const begin = () =>
      void load().then(
        (loaded) => setKeeper(() => loaded),
        (error: unknown) => {
          console.warn('What keeps the session is not loaded yet', error);
          setTimeout(() => setAttempt((tried) => tried + 1), SESSION_KEEPER_RETRY_MS);
        },
      );
    if (isUrgent) return begin();
    let cancel = () => {};
    const timer = setTimeout(() => (cancel = whenIdle(begin)), SESSION_KEEPER_AFTER_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [Keeper, attempt, isUrgent]);
  return Keeper && <Keeper />;
}
