import { failureReason } from '@backoffice/contract';
import type { FastifyReply } from 'fastify';
import { Socket } from 'node:net';
import { senderOf } from '../http/caller';
import { notNow } from '../http/http-error';
import { atEndOfCall } from './end-of-call';
import type { unreadBytes } from './policies';
import { createTaken, takenByLimit } from './taken';

const LIMIT = 'unreadBytes';

/** Limits the bytes of answers that are in memory until their readers have received them, in this process. */
export function createUnreadBytes({ maxPerOwner, max, countedFrom, stalledMs }: typeof unreadBytes) {
  const unread = createTaken(LIMIT);
  const refuse = (call: Parameters<typeof senderOf>[0], bytes: number) => {
    if (unread.of(senderOf(call)) + bytes > maxPerOwner || (takenByLimit().get(LIMIT) ?? 0) + bytes > max)
      throw notNow(429, failureReason('busy'), 1);
  };

  return {
    /** Checks before an answer is composed. @throws HttpError 429 when an answer of this size would exceed a limit */
    refuse,
    /** Counts an answer until it is sent or its reader has left. @throws HttpError 429 when it exceeds a limit */
    hold({ raw, request }: FastifyReply, bytes: number): void {
      if (bytes < countedFrom) return;
      refuse(request, bytes);
      const sender = senderOf(request);
      unread.add(sender, bytes);
      atEndOfCall(raw, () => unread.add(sender, -bytes));
      // The timeout restarts with each byte that the reader takes. An injected request has no socket.
      if (raw.socket instanceof Socket) raw.setTimeout(stalledMs);
    },
  };
}
