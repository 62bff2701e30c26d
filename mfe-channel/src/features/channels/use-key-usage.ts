import type { ChannelKeyUsage } from '@backoffice/contract';
import { useQuery } from '@tanstack/react-query';
import { channelsApi } from './channels.api';

const NONE: ChannelKeyUsage[] = [];

/** Where else a key with this fingerprint is in use; nothing while that is not known. */
export function useKeyUsage(fingerprint: string | null, exceptId: number | undefined): ChannelKeyUsage[] {
  const { data } = useQuery({
    queryKey: ['channels', 'key-usage', fingerprint, exceptId],
    queryFn: ({ signal }) =>
      channelsApi.keyUsage({ fingerprints: [fingerprint!], exceptId }, { signal, quiet: true }),
    enabled: fingerprint !== null,
  });
  return data ?? NONE;
}
