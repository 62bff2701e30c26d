import { userAtom } from '@backoffice/session';
import { whenIdle } from '@backoffice/ui';
import { useLateCode } from '@backoffice/ui/late-code';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { SESSION_KEEPER_AFTER_MS, SESSION_KEEPER_RETRY_MS } from '../../kernel/patience';
import { isProofNeededAtom } from '../proof';
import { isSessionEndedAtom } from '../session-end';

const fetchKeeper = async () =>
  (await import(/* webpackChunkName: "follow" */ './session-keeper')).SessionKeeper;

function whenIdleLater(begin: () => void): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => (cancel = whenIdle(begin)), SESSION_KEEPER_AFTER_MS);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

/** Loads the session's dialogs after the page, or earlier if one of them must be shown. */
export function SessionDialogs() {
  const isEnded = useAtomValue(isSessionEndedAtom);
  const user = useAtomValue(userAtom);
  const mustChange = Boolean(user?.mustChangePassword || user?.mustEnrolFactor);
  const isProofNeeded = useAtomValue(isProofNeededAtom);
  const isUrgent = isEnded || mustChange || isProofNeeded;
  const {
    fetched: Keeper,
    hasFailed,
    retry,
  } = useLateCode(fetchKeeper, true, isUrgent ? undefined : whenIdleLater);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setTimeout(retry, SESSION_KEEPER_RETRY_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, retry]);
  return Keeper && <Keeper />;
}
