import { api, ApiError } from '@backoffice/api-client';
import { apiPaths, type AuthProviders, type SignInAnswer } from '@backoffice/contract';
import { useEffect, useRef, useState } from 'react';
import { phraseOfKind } from '../../kernel/failures/phrase-kind';
import { messages } from '../../kernel/messages';
import { type ProviderFailure, ProviderSignInError, signInByProvider } from './sign-in-by-provider';

type Providers = AuthProviders['providers'];

/** The providers of the server; null until they are loaded. */
export function useProviders(): { providers: Providers | null; error: unknown } {
  const [providers, setProviders] = useState<Providers | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const leaving = new AbortController();
    api
      .get<AuthProviders>(apiPaths.authProviders, { signal: leaving.signal, quiet: true })
      .then(({ providers: known }) => setProviders(known))
      .catch((reason: unknown) => {
        if (!leaving.signal.aborted) setError(reason);
      });
    return () => leaving.abort();
  }, []);
  return { providers, error };
}

const failureKeys = {
  denied: 'signIn.provider.denied',
  closed: 'signIn.provider.closed',
  blocked: 'signIn.provider.blocked',
  old: 'signIn.provider.old',
  noAccount: 'signIn.provider.noAccount',
  otherUser: 'signIn.provider.otherUser',
  failed: 'signIn.provider.failed',
} as const satisfies Record<Exclude<ProviderFailure, 'network'>, string>;

/** A failure with the server's phrase for it, where the reason alone says too little. */
interface ShownFailure {
  reason: ProviderFailure;
  phrase?: string | undefined;
}

/** Returns the phrase for a person whose groups or name give no account; undefined for other failures. */
async function phraseOfRefusal({ reason, cause }: ProviderSignInError): Promise<string | undefined> {
  if (reason !== 'noAccount' || !(cause instanceof ApiError) || cause.code === 'provider-no-account')
    return undefined;
  const { loadPhrases, phraseOf } = await import('../../kernel/failures/phrase-failure');
  await loadPhrases();
  return phraseOf(cause);
}

/** @param name the current user, if only they may sign in */
export function providerFailureText({ reason, phrase }: ShownFailure, name = ''): string {
  if (phrase !== undefined) return phrase;
  return reason === 'network' ? phraseOfKind(reason) : messages.text(failureKeys[reason], { name });
}

interface Options {
  username?: string;
  onSignedIn: (answer: SignInAnswer) => void;
}

/** Signs in with a provider, one window at a time. Leaving the page cancels it. */
export function useProviderSignIn({ username, onSignedIn }: Options) {
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const start = async (provider: string) => {
    current.current?.abort();
    const attempt = new AbortController();
    current.current = attempt;
    setFailure(null);
    setWaitsFor(provider);
    const onWindowGone = () => {
      setWaitsFor(null);
      setFailure({ reason: 'closed' });
    };
    try {
      onSignedIn(await signInByProvider({ provider, username, signal: attempt.signal, onWindowGone }));
      setWaitsFor(null);
    } catch (error) {
      if (attempt.signal.aborted) return;
      if (!(error instanceof ProviderSignInError)) throw error;
      console.warn(error.message, error.cause);
      const { reason } = error;
      // Without the phrases, the reason is shown.
      const phrase = await phraseOfRefusal(error).catch(() => undefined);
      // Another sign-in may have been started since.
      if (current.current !== attempt) return;
      setWaitsFor(null);
      setFailure({ reason, phrase });
    }
  };
  return { waitsFor, failure, start: (provider: string) => void start(provider) };
}
