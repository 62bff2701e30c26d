import { api } from '@backoffice/api-client';
import { apiPaths, type AuthProviders } from '@backoffice/contract';
import { useEffect, useState } from 'react';

type Providers = AuthProviders['providers'];

/** The providers of the server; null while they are on their way. */
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
