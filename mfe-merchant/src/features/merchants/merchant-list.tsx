import { ApiError } from '@backoffice/api-client';
import { ListView, roleOptionsQuery, useList } from '@backoffice/list-screen';
import { whenIdle } from '@backoffice/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { merchants } from './merchants';

/** The end of a session takes back what is on its way: nothing failed then. */
function logFailure(failure: unknown): void {
  if (failure instanceof ApiError) console.error(failure);
}

/** Has the role options in the cache when the user screen opens; a failure is only logged. */
export function useRoleOptionsPrefetch(): void {
  const client = useQueryClient();
  useEffect(() => whenIdle(() => void client.query(roleOptionsQuery).catch(logFailure)), [client]);
}

export function MerchantList() {
  useRoleOptionsPrefetch();
  return <ListView model={useList(merchants)} />;
}
