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
  /** In order of arrival. */
  waiting: Set<() => void>;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Limits calls without a session by address, in this process. A call without a free slot waits instead of being refused,
 * because staff may share the address. While waiting it costs no more than its head, and nothing once its caller has left.
 */
export function createAnonymousSlots() {
  const { max, perSecond, served } = strangers;
  const addresses = new LRUCache<string, Address>({ max: MAX_ADDRESSES });
  const waitingSockets = new WeakSet<Socket>();

  function addressOf(ip: string): Address {
    const known = addresses.get(ip) ?? { free: max, countedAt: 0, waiting: new Set(), timer: undefined };
    addresses.set(ip, known);
    return known;
  }

  function beginNext(address: Address): void {
    const now = performance.now();
    address.free = Math.min(max, address.free + ((now - address.countedAt) / 1000) * perSecond);
    address.countedAt = now;
    for (const begin of address.waiting) {
      if (address.free < 1) break;
      address.free -= 1;
      address.waiting.delete(begin);
      begin();
    }
    if (address.waiting.size === 0) return;
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
      return new Promise((resolve, reject) => {
        const begin = () => {
          waitingSockets.delete(socket);
          resolve();
        };
        address.waiting.add(begin);
        beginNext(address);
        if (!address.waiting.has(begin)) return;
        // Browsers and proxies send no second call before the first is answered.
        if (waitingSockets.has(socket)) socket.destroy();
        waitingSockets.add(socket);
        atEndOfCall(raw, () => {
          if (address.waiting.delete(begin)) reject(new CallerHasLeft());
        });
      });
    },
    /** Returns the part of the slot that a served call does not cost. */
    giveBack({ request }: FastifyReply): void {
      addressOf(request.ip).free += 1 - served;
    },
  };
}
