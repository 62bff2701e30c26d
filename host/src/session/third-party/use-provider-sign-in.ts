import { useEffect, useRef, useState } from 'react';
import { type ProviderFailure, ProviderSignInError } from './provider-sign-in-error';
import { signInByProvider } from './sign-in-by-provider';

interface Options {
  username?: string;
  onSignedIn: (token: string) => void;
}

/** Signing in by a provider, one window at a time; leaving the page gives it up. */
export function useProviderSignIn({ username, onSignedIn }: Options) {
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const [failure, setFailure] = useState<ProviderFailure | null>(null);
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
      setFailure('closed');
    };
    try {
      onSignedIn(await signInByProvider({ provider, username, signal: attempt.signal, onWindowGone }));
    } catch (error) {
      if (attempt.signal.aborted) return;
      if (!(error instanceof ProviderSignInError)) throw error;
      console.warn(error.message, error.cause);
      setWaitsFor(null);
      setFailure(error.reason);
    }
  };
  return { waitsFor, failure, start: (provider: string) => void start(provider) };
}
