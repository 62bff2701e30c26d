import { configureApiClient } from '@backoffice/api-client';
import { apiPaths } from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';
import { fakeApi } from '@backoffice/testing';
import { waitFor } from '@testing-library/react';
import { setReleases } from './releases';
import { followReleases } from './follow-releases';

it('sends the page’s releases when it checks for new ones', async () => {
  fakeApi.get(apiPaths.remotes, () => []);
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => 'token',
    onSessionEnded: () => {},
    onFailure: () => {},
  });
  store.set(tokenAtom, 'token');
  setReleases([
    { name: 'mfe-shop', release: 'r1', manifest: '', status: 'live' },
    { name: 'mfe-off', release: 'r7', manifest: '', status: 'disabled' },
    { name: 'mfe-desk', release: 'r2', manifest: '', status: 'live' },
  ]);
  followReleases();
  document.dispatchEvent(new Event('visibilitychange'));
  const requests = () => fakeApi.calls('get', apiPaths.remotes).map(({ query }) => query.get('has'));
  await waitFor(() => expect(requests()).toEqual(['mfe-shop:r1,mfe-desk:r2']));
});
