import { api } from '@backoffice/api-client';
import { merchantPaths } from '@backoffice/contract';
import type { PairName } from '@backoffice/contract/key-pair';
import { channelDetailPath, keyPairPaths } from '@backoffice/contract/key-pair-values';
import type { KeyPairs, PairPrepareRequest, PairSwitchRequest } from '@backoffice/contract/key-pairs';

/** A row with key pairs. */
export interface KeyOwner {
  of: 'merchant' | 'channel';
  id: number;
}

/** The pair that a call is about, in the version of its row that the user sees. */
export interface PairVersion extends Pick<KeyPairs, 'id' | 'updatedAt'> {
  pair: PairName;
}

const details = { merchant: merchantPaths.merchantDetail, channel: channelDetailPath };

/** Writes show their failures themselves. */
const quiet = { quiet: true };

/** Merchants have one pair, which their calls do not name. */
const named = <Request extends PairVersion>({ pair, ...request }: Request) =>
  pair === 'own' ? request : { ...request, pair };

type Switch = PairVersion & Pick<PairSwitchRequest, 'fingerprint' | 'days'>;

/** The calls that renew the key pairs of a kind of row. */
export const keyPairsApi = (of: KeyOwner['of']) => {
  const paths = keyPairPaths[of];
  return {
    read: (id: number, signal: AbortSignal): Promise<KeyPairs> =>
      api.get(details[of], { query: { id }, signal, shown: true }),
    prepare: (
      request: PairVersion & Pick<PairPrepareRequest, 'publicKey' | 'privateKey'>,
    ): Promise<KeyPairs> => api.post(paths.prepare, named(request), quiet),
    activate: (request: Switch): Promise<KeyPairs> => api.post(paths.activate, named(request), quiet),
    discard: (request: Omit<Switch, 'days'>): Promise<KeyPairs> =>
      api.post(paths.discard, named(request), quiet),
    goBack: (request: Switch): Promise<KeyPairs> => api.post(paths.goBack, named(request), quiet),
  };
};
