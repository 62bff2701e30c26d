import { api, ApiError } from '@backoffice/api-client';
import {
  apiPaths,
  type OidcFinishRequest,
  type OidcStart,
  PROVIDER_ANSWER_OLD,
  PROVIDER_NO_ACCOUNT,
  PROVIDER_OTHER_USER,
  type SignInAnswer,
} from '@backoffice/contract';
import { addressAfterLogin, pageQuery } from '../../kernel/addresses';
import { PROVIDER_WINDOW_EVERY_MS } from '../../kernel/patience';
import { device } from '../device';
import { forgetProviderAnswer, onProviderAnswer } from './provider-answer';

export type ProviderFailure =
  | 'denied'
  | 'closed'
  | 'blocked'
  | 'failed'
  | 'old'
  | 'noAccount'
  | 'otherUser'
  | 'network';

export class ProviderSignInError extends Error {
  override readonly name = 'ProviderSignInError';

  constructor(
    readonly reason: ProviderFailure,
    options?: ErrorOptions,
  ) {
    super(`Signing in by a provider: ${reason}`, options);
  }
}

const WINDOW = 'popup,width=520,height=680';

const reasons: Partial<Record<number, ProviderFailure>> = {
  [PROVIDER_ANSWER_OLD]: 'old',
  [PROVIDER_NO_ACCOUNT]: 'noAccount',
  [PROVIDER_OTHER_USER]: 'otherUser',
};

async function called<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    const unheard = cause.kind === 'network' || cause.kind === 'timeout';
    const reason = reasons[cause.status] ?? (unheard ? 'network' : 'failed');
    throw new ProviderSignInError(reason, { cause });
  }
}

interface Wanted {
  provider: string;
  /** The user who signs in again; any user if absent. */
  username?: string;
  /** Cancels: the window is closed. */
  signal: AbortSignal;
  /** The window seems to be closed. Its answer may still arrive, because a provider can cut the tie between windows. */
  onWindowGone: () => void;
}

function answerOf(popup: Window, { state }: OidcStart, { signal, onWindowGone }: Wanted): Promise<string> {
  return new Promise((resolve, reject) => {
    const looking = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(looking);
      onWindowGone();
    }, PROVIDER_WINDOW_EVERY_MS);
    const stop = onProviderAnswer(state, (answer) => {
      clearInterval(looking);
      stop();
      resolve(answer);
    });
    signal.addEventListener('abort', () => {
      clearInterval(looking);
      stop();
      reject(signal.reason);
    });
  });
}

/**
 * Signs in at a provider's page in a window of its own. Must be called in the click handler itself, or the browser blocks the
 * window.
 *
 * @returns the session, or the demand of a second factor
 * @throws ProviderSignInError, or the signal's reason
 */
export async function signInByProvider(wanted: Wanted): Promise<SignInAnswer> {
  const { provider, username, signal } = wanted;
  forgetProviderAnswer();
  const popup = window.open('', '', WINDOW);
  if (!popup) throw new ProviderSignInError('blocked');
  try {
    const begun = await called(
      api.post<OidcStart>(apiPaths.oidcStart, { provider }, { signal, quiet: true }),
    );
    popup.location.replace(begun.url);
    const answer = await answerOf(popup, begun, wanted);
    const error = new URLSearchParams(answer).get('error');
    if (error !== null) throw new ProviderSignInError(error === 'access_denied' ? 'denied' : 'failed');
    const request: OidcFinishRequest = { attempt: begun.attempt, answer, username, ...device() };
    const finish = apiPaths.oidcFinish + pageQuery(addressAfterLogin(location.search));
    return await called(api.post<SignInAnswer>(finish, request, { signal, quiet: true }));
  } finally {
    popup.close();
  }
}
