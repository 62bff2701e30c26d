import type { KeyPair } from '@backoffice/contract/key-pair';
import type { KeyPairs } from '@backoffice/contract/key-pairs';

interface Owner {
  id: number;
  updatedAt: string;
}

interface Pairs {
  of: 'merchant' | 'channel';
  owner: () => Promise<Owner>;
  made: <T extends object>(name: string, body: object) => Promise<T>;
}

/** The calls that renew key pairs, which ask for a reason, by method and path. */
export function keyPairCalls({ of, owner, made }: Pairs): Record<string, { body(): Promise<object> }> {
  const call = (step: string) => `POST /${of}/key-pair/${step}`;
  const bodyOf = ({ id, updatedAt }: Owner) => ({ id, updatedAt, ...(of === 'channel' && { pair: 'up' }) });
  const pairIn = (after: KeyPairs, state: KeyPair['state']) => ({
    ...bodyOf(after),
    fingerprint: after.keys.find((key) => key.state === state)!.fingerprint,
  });
  const prepared = async (before: Owner) =>
    pairIn(await made<KeyPairs>(call('prepare'), bodyOf(before)), 'next');
  const renewed = async (before: Owner) => made<KeyPairs>(call('activate'), await prepared(before));
  return {
    [call('prepare')]: { body: async () => bodyOf(await owner()) },
    [call('activate')]: { body: async () => prepared(await owner()) },
    [call('discard')]: { body: async () => prepared(await owner()) },
    [call('go-back')]: {
      body: async () => pairIn(await renewed(await renewed(await owner())), 'former'),
    },
  };
}
