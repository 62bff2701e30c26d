import { api } from '@backoffice/api-client';
import { apiPaths, type AuthProviders } from '@backoffice/contract';
import { useEffect, useEffectEvent } from 'react';
import type { LoginValues } from '../../session/sign-in/login-rules';

/** Offers the demo account when the server runs with demo data; it has none otherwise. */
export function useDemoAccount(onOffer: (account: LoginValues) => void): void {
  const offer = useEffectEvent(onOffer);
  useEffect(() => {
    const leaving = new AbortController();
    api.get<AuthProviders>(apiPaths.authProviders, { signal: leaving.signal, quiet: true }).then(
      ({ demoAccount }) => demoAccount && offer(demoAccount),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.warn('No sign-in providers', error);
      },
    );
    return () => leaving.abort();
  }, []);
}
