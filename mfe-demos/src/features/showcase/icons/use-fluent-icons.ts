import { useQuery } from '@tanstack/react-query';
import { loadFluentIcons } from './load-fluent-icons';

/** Fluent's icons, once they are here. */
export function useFluentIcons() {
  return useQuery({
    queryKey: ['demos', 'fluent-icons'],
    queryFn: loadFluentIcons,
    staleTime: Infinity,
    retry: false,
    // A file may be there though the network is not.
    networkMode: 'always',
  });
}
