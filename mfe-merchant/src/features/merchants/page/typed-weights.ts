import type { ApiError } from '@backoffice/api-client';
import { CHANNEL_WEIGHT_MAX, CHANNEL_WEIGHT_MIN, type Channel } from '@backoffice/contract';
import { sharesOf } from '@backoffice/contract/channel-shares';
import { rowNotices, useUnsavedChanges } from '@backoffice/ui';
import { useBusy } from '@backoffice/ui/use-busy';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useMemo, useState } from 'react';
import { merchantsApi } from '../merchants.api';
import { pageMessages } from './page-messages';

interface TypedWeight {
  text: string;
  /** The version of the channel over whose weight it was typed. */
  updatedAt: string;
}

/** Returns the weight that a text means; undefined for a text that means none. */
function weightOf(text: string): number | undefined {
  const weight = /^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN;
  return weight >= CHANNEL_WEIGHT_MIN && weight <= CHANNEL_WEIGHT_MAX ? weight : undefined;
}

const NONE: ReadonlyMap<number, TypedWeight> = new Map();

/** Holds the weights typed over those of a merchant's channels until they are saved together. */
export function useTypedWeights(channels: readonly Channel[]) {
  const [typed, setTyped] = useState(NONE);
  const { isBusy, run } = useBusy();
  const client = useQueryClient();
  const text = pageMessages.useText();

  const state = useMemo(() => {
    const weightAt = ({ id, merchantWeight }: Channel) => {
      const entry = typed.get(id);
      return entry ? weightOf(entry.text) : merchantWeight;
    };
    const changed = channels.filter((channel) => weightAt(channel) !== channel.merchantWeight);
    return {
      changed,
      isComplete: changed.every((channel) => weightAt(channel) !== undefined),
      weightAt,
      shares: sharesOf(channels.map((channel) => ({ ...channel, merchantWeight: weightAt(channel) ?? 0 }))),
      /** Someone else has changed the channel since its weight was typed. */
      isOutdated: (channel: Channel) => {
        const entry = typed.get(channel.id);
        return entry !== undefined && entry.updatedAt !== channel.updatedAt && changed.includes(channel);
      },
    };
  }, [channels, typed]);
  const { changed, isComplete, weightAt } = state;
  useUnsavedChanges(changed.length > 0);

  const set = (id: number, entry: TypedWeight | undefined) =>
    setTyped((before) => {
      const after = new Map(before);
      if (entry) after.set(id, entry);
      else after.delete(id);
      return after;
    });

  const save = () =>
    run(async () => {
      if (changed.length === 0 || !isComplete) return;
      const weights = changed.map((channel) => {
        const { id, updatedAt } = channel;
        return { id, merchantWeight: weightAt(channel)!, updatedAt: typed.get(id)?.updatedAt ?? updatedAt };
      });
      // The client of the API reports a failure; what was typed is kept.
      const outcome = await merchantsApi.setWeights({ channels: weights }).then(
        () => 'saved',
        (error: unknown) => ((error as Partial<ApiError>).code === 'approval-pending' ? 'sent' : 'failed'),
      );
      await client.invalidateQueries({ queryKey: ['channels'] });
      if (outcome === 'failed') return;
      setTyped(NONE);
      if (outcome === 'saved') rowNotices.succeeded(text('merchantPage.weights.saved'));
    });

  return {
    ...state,
    isBusy,
    textOf: ({ id, merchantWeight }: Channel) => typed.get(id)?.text ?? String(merchantWeight),
    type: ({ id, updatedAt }: Channel, typedText: string) =>
      set(id, { text: typedText, updatedAt: typed.get(id)?.updatedAt ?? updatedAt }),
    /** Keeps the typed weight of a channel that has changed since. */
    keep: ({ id, updatedAt }: Channel) => set(id, { ...typed.get(id)!, updatedAt }),
    restore: ({ id }: Channel) => set(id, undefined),
    restoreAll: () => setTyped(NONE),
    save,
  };
}

export type TypedWeights = ReturnType<typeof useTypedWeights>;

/** The typed weights of the channels in a table; undefined where they can only be read. */
export const TypedWeightsContext = createContext<TypedWeights | undefined>(undefined);
