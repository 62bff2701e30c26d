import { useQuery } from '@tanstack/react-query';

/** An icon of Fluent, of which only the name and the place of its drawing are here. */
export interface FluentIcon {
  name: string;
  group: number;
  /** In its group. */
  at: number;
}

/** All of Fluent's icons by name, which are a file of their own. */
async function loadFluentIcons(): Promise<readonly FluentIcon[]> {
  const { groups } = await import('virtual:fluent-icons');
  return groups.flatMap((names, group) => names.map((name, at) => ({ name, group, at })));
}

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
