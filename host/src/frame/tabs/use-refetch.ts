import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** A page that was refreshed asks the server for all that it shows, however fresh its copy is; once. */
export function useRefetch(isWanted: boolean): void {
  const client = useQueryClient();
  const isDone = useRef(!isWanted);
  const [begun] = useState(Date.now);
  // The page's own effects have run before this one: what it shows is observed.
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void client.invalidateQueries({
      type: 'active',
      predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < begun,
    });
  }, [client, begun]);
}
