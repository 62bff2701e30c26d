import { LRUCache } from 'lru-cache';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { CallerHasLeft } from '../http/http-error';
import { atEndOfCall } from './end-of-call';
import { strangers } from './policies';

/** Of an address that was not heard of for longest it is forgotten how much it has called. */
const MAX_ADDRESSES = 10_000;
const LOOK_EVERY_MS = 10;

interface Address {
  free: number;
  countedAt: number;
  /** In the order in which they came. */
  waiting: Set<() => void>;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Places of addresses for calls without a session, in this process. A call for which there is none waits, and is not refused: staff may
 * share the address. While it waits it costs no more than its head, and nothing once its caller has left.
 */
export function createStrangerPlaces() {
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
    /** Resolves when the call has a place; throws CallerHasLeft where the connection ends before. */
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
        // No browser and no proxy sends a second call before the first is answered.
        if (waitingSockets.has(socket)) socket.destroy();
        waitingSockets.add(socket);
        atEndOfCall(raw, () => {
          if (address.waiting.delete(begin)) reject(new CallerHasLeft());
        });
      });
    },
    /** Gives back what a call has not cost that was served. */
    giveBack({ request }: FastifyReply): void {
      addressOf(request.ip).free += 1 - served;
    },
  };
}
