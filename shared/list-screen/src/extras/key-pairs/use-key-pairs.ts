import type { KeyPair, PairName } from '@backoffice/contract/key-pair';
import type { KeyPairs } from '@backoffice/contract/key-pairs';
import { rowNotices } from '@backoffice/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { keyPairMessages } from './key-pair-messages';
import { type KeyOwner, keyPairsApi } from './key-pairs.api';
import type { PairSwitch } from './switch-dialog';

/** The steps of a renewal. They reject when the server refuses, except for `discard`, which shows the refusal. */
export interface Renewal {
  prepare: (pair: PairName, given?: { publicKey: string; privateKey: string }) => Promise<void>;
  switchTo: (use: PairSwitch, pair: KeyPair, days: number) => Promise<void>;
  discard: (pair: KeyPair) => Promise<void>;
}

const doneTexts = { activate: 'keyPairs.activated', goBack: 'keyPairs.returned' } as const;

/** The key pairs of a row, and the steps that renew them. After each the focus is on the part that shows the pairs. */
export function useKeyPairs({ of, id }: KeyOwner, updatedAt: string) {
  const client = useQueryClient();
  const text = keyPairMessages.useText();
  const part = useRef<HTMLDivElement>(null);
  const calls = keyPairsApi(of);
  const queryKey = ['key-pairs', of, id, updatedAt];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.read(id, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  const version = { id, updatedAt: data?.updatedAt ?? updatedAt };
  async function change(call: Promise<KeyPairs>, done: Parameters<typeof text>[0]): Promise<void> {
    try {
      client.setQueryData(queryKey, await call);
    } catch (failure) {
      // Another user may have been first.
      void refetch();
      throw failure;
    }
    rowNotices.succeeded(text(done));
    part.current?.focus();
    // Page, panel and lists show the current key and the version of the row.
    void client.invalidateQueries({ queryKey: [`${of}s`] });
  }
  const renewal: Renewal = {
    prepare(pair, given) {
      const { publicKey, privateKey } = given ?? {};
      const keys = publicKey || privateKey ? { publicKey, privateKey } : {};
      return change(calls.prepare({ ...version, pair, ...keys }), 'keyPairs.prepared');
    },
    switchTo: (use, { pair, fingerprint }, days) =>
      change(calls[use]({ ...version, pair, fingerprint, days }), doneTexts[use]),
    async discard({ pair, fingerprint }) {
      try {
        await change(calls.discard({ ...version, pair, fingerprint }), 'keyPairs.discarded');
      } catch (failure) {
        rowNotices.failed(text('keyPairs.discard.failed'), failure);
      }
    },
  };
  return {
    part,
    keys: data?.keys ?? (data && []),
    error: data || isFetching ? null : error,
    retry: () => void refetch(),
    renewal,
  };
}
