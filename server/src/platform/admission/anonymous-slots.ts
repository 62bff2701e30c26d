import { LRUCache } from 'lru-cache';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { CallerHasLeft } from '../http/http-error';
import { atEndOfCall } from './end-of-call';
import { strangers } from './policies';

/** Beyond this number the longest unused address is forgotten, with the number of its calls. */
const MAX_ADDRESSES = 10_000;
const LOOK_EVERY_MS = 10;

interface Address {
  free: number;
  countedAt: number;
  /** Calls of connections whose calls were served so far, and calls of connections of which one was refused, by arrival. */
  waiting: { served: Set<() => void>; refused: Set<() => void> };
  /** The group of the next call, while both have some: one who guesses does not delay a first attempt. */
  next: 'served' | 'refused';
  timer: NodeJS.Timeout | undefined;
}

/**
 * Limits calls without a session by address, in this process. A call without a free slot waits instead of being refused,
 * because staff may share the address; connections with refused calls get every second slot. While waiting it costs no more than its head, and nothing once its caller has left.
 */
export function createAnonymousSlots() {
  const { max, perSecond, served } = strangers;
  const addresses = new LRUCache<string, Address>({ max: MAX_ADDRESSES });
  const waitingSockets = new WeakSet<Socket>();
  const refusedSockets = new WeakSet<Socket>();

  function addressOf(ip: string): Address {
    const known = addresses.get(ip) ?? {
      free: max,
      countedAt: 0,
      waiting: { served: new Set(), refused: new Set() },
      next: 'served',
      timer: undefined,
    };
    addresses.set(ip, known);
    return known;
  }

  function beginNext(address: Address): void {
    const now = performance.now();
    address.free = Math.min(max, address.free + ((now - address.countedAt) / 1000) * perSecond);
    address.countedAt = now;
    const { served: first, refused: later } = address.waiting;
    while (address.free >= 1 && first.size + later.size > 0) {
      const group = later.size === 0 || (first.size > 0 && address.next === 'served') ? first : later;
      address.next = group === first ? 'refused' : 'served';
      const [begin] = group;
      address.free -= 1;
      group.delete(begin!);
      begin!();
    }
    if (first.size + later.size === 0) return;
    address.timer ??= setTimeout(() => {
      address.timer = undefined;
      beginNext(address);
    }, LOOK_EVERY_MS);
  }

  return {
    /** Resolves when the call has a slot; throws CallerHasLeft when the connection ends before. */
    enter({ request, raw }: FastifyReply): Promise<void> {
      const address = addressOf(request.ip);
      const { socket } = request.raw;
      const waiting = address.waiting[refusedSockets.has(socket) ? 'refused' : 'served'];
      return new Promise((resolve, reject) => {
        const begin = () => {
          waitingSockets.delete(socket);
          resolve();
        };
        waiting.add(begin);
        beginNext(address);
        if (!waiting.has(begin)) return;
        // Browsers and proxies send no second call before the first is answered.
        if (waitingSockets.has(socket)) socket.destroy();
        waitingSockets.add(socket);
        atEndOfCall(raw, () => {
          if (waiting.delete(begin)) reject(new CallerHasLeft());
        });
      });
    },
    /** Returns the part of the slot that a served call does not cost; remembers the connection of a refused one. */
    leave({ request, statusCode, raw }: FastifyReply): void {
      if (statusCode >= 400) refusedSockets.add(request.raw.socket);
      else if (raw.writableEnded) addressOf(request.ip).free += 1 - served;
    },
  };
}
