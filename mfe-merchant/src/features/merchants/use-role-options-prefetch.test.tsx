import { configureApiClient } from '@backoffice/api-client';
import { apiPaths } from '@backoffice/contract';
import { createQueryClient } from '@backoffice/data';
import { fakeApi } from '@backoffice/testing';
import { CancelledError, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useRoleOptionsPrefetch } from './merchant-list';
import { roleOptionsOptions } from './merchants.queries';

it('logs nothing for a call cancelled by the end of the session', async () => {
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => 'token',
    onSessionEnded: () => {},
    onFailure: () => {},
  });
  fakeApi.get(apiPaths.roleOptions, () => new Promise(() => {}));
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(useRoleOptionsPrefetch, { wrapper });
  await waitFor(() => expect(fakeApi.calls('get', apiPaths.roleOptions)).toHaveLength(1));
  const pending = client.getQueryCache().find({ queryKey: roleOptionsOptions.queryKey })!.promise;

  client.clear();

  await expect(pending).rejects.toBeInstanceOf(CancelledError);
  await act(() => Promise.resolve());
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
