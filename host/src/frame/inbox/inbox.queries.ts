import { ApiError } from '@backoffice/api-client';
import type { Notification, NotificationKind } from '@backoffice/contract/inbox';
import { inboxPaths } from '@backoffice/contract/inbox-paths';
import { notify } from '@backoffice/ui';
import { queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UNDO_SHOWN_MS } from '../../kernel/patience';
import { inboxApi, type Show } from './inbox.api';
import { messages } from './messages';

export const preferencesOptions = queryOptions({
  queryKey: [inboxPaths.preferences],
  queryFn: ({ signal }) => inboxApi.preferences(signal),
  staleTime: 0,
});

/**
 * The notifications, read again when a new one arrives. New ones are collected in `newer` until the user shows them, so that rows
 * do not move while they are read.
 */
export function useInbox(show: Show) {
  const { data, error, isFetchedAfterMount, ...query } = useInfiniteQuery({
    queryKey: [inboxPaths.list, show],
    queryFn: ({ pageParam, signal }) => inboxApi.list(show, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, hasOlder }) => (hasOlder ? items.at(-1)?.id : undefined),
    staleTime: 0,
  });
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const [seen, setSeen] = useState<{ show: Show; upTo: number } | null>(null);
  const [newest] = all;
  const isCurrent = seen?.show === show;
  if (!isCurrent && isFetchedAfterMount && newest) setSeen({ show, upTo: newest.id });
  const isNewer = ({ id }: Notification) => isCurrent && id > seen.upTo;
  return {
    ...query,
    // Keeps showing the previous data when a refetch fails.
    error: data ? null : error,
    isEmpty: data !== undefined && newest === undefined,
    shown: all.filter((notification) => !isNewer(notification)),
    newer: all.filter(isNewer),
    showNewer: () => newest && setSeen({ show, upTo: newest.id }),
  };
}

/** Marks notifications as read, dismissed or muted, and shows failures. */
export function useInboxChanges() {
  const client = useQueryClient();
  const { text } = messages;

  async function change(send: () => Promise<unknown>): Promise<boolean> {
    let isDone = false;
    try {
      await send();
      isDone = true;
    } catch (error) {
      notify.error({
        title: text('inbox.change.failed'),
        body: error instanceof ApiError ? error.message : '',
      });
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: [inboxPaths.list] }),
      client.invalidateQueries({ queryKey: [inboxPaths.preferences] }),
    ]);
    return isDone;
  }

  /** Makes a change and offers to undo it. */
  async function changeWithUndo(title: string, to: (isOn: boolean) => Promise<unknown>): Promise<void> {
    const undo = { label: text('inbox.undo.label'), onAction: () => void change(() => to(false)) };
    if (await change(() => to(true))) notify.success({ title, action: undo, durationMs: UNDO_SHOWN_MS });
  }

  return {
    setRead: (id: number, read: boolean) => change(() => inboxApi.setState({ id, read })),
    readUpTo: (upTo: number) => change(() => inboxApi.readUpTo({ upTo })),
    setDone: (id: number) =>
      changeWithUndo(text('inbox.done.title'), (done) => inboxApi.setState({ id, done })),
    mute: (kind: NotificationKind, name: string) =>
      changeWithUndo(text('inbox.mute.title', { kind: name }), (muted) =>
        inboxApi.setPreference({ kind, muted }),
      ),
    unmute: (kind: NotificationKind) => change(() => inboxApi.setPreference({ kind, muted: false })),
  };
}
