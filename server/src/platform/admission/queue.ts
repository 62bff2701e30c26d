import { LRUCache } from 'lru-cache';
import type { ServerResponse } from 'node:http';
import { CallerHasLeft, notNow } from '../http/http-error';
import { atEndOfCall, isOver } from './end-of-call';
import { type QueuePolicy, queues } from './policies';
import { createTaken } from './taken';

/** Of what took longer, the rest was waiting. */
const LONGEST_REST_MS = 100;
/** A rest, as a multiple of the work before it: of a processor a quarter is left to who has done much. */
const REST = 3;

interface Piece {
  owner?: string;
  weight?: number;
  /** Whether it counts towards `burstMs`. */
  isCounted?: boolean;
  /** With it the piece is not begun once its caller has left. */
  response?: ServerResponse | undefined;
}

/**
 * A queue for work that takes a processor: a few pieces at once, the others in their turn, whatever else the process does.
 *
 * @returns a function that does `work` when its turn has come. It throws HttpError 429 with the time after which there may be a place
 */
export function createQueue(name: keyof typeof queues, own: Partial<QueuePolicy> = {}) {
  const policy: QueuePolicy = { ...queues[name], ...own };
  const { atOnce, maxWaiting, maxWaitMs, firstGuessMs, reason } = policy;
  const { burstMs = Infinity, maxPerOwner = Infinity } = policy;
  const waiting: { weight: number; begin: () => void }[] = [];
  const pieces = createTaken(name);
  let running = 0;
  let usualMs = firstGuessMs;
  /** When one piece at a time would have done what was done. */
  let doneBy = -Infinity;
  let didMuch = false;

  /** Until half of it is over: who goes on and on is not let off now and then. */
  function hasDoneMuch(): boolean {
    didMuch = doneBy - performance.now() > (didMuch ? burstMs / 2 : burstMs);
    return didMuch;
  }

  const width = () => (hasDoneMuch() ? 1 : atOnce);
  const expectedWaitMs = (weight: number) =>
    (waiting.reduce((sum, piece) => sum + piece.weight, weight) * usualMs) / width();
  const tooMany = (weight: number) => notNow(429, reason, Math.ceil(expectedWaitMs(weight) / 1000));

  const isPlaceFor = (weight: number) => running === 0 || running + weight <= width();

  /** In the order in which they came: what has much weight is not passed by. */
  function beginNext(): void {
    for (let [next] = waiting; next && isPlaceFor(next.weight); [next] = waiting) {
      waiting.shift();
      running += next.weight;
      next.begin();
    }
  }

  function ownTurn(weight: number, response?: ServerResponse): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const piece = { weight, begin };
      const leave = (why: Error) => {
        const place = waiting.indexOf(piece);
        if (place < 0) return;
        clearTimeout(timer);
        waiting.splice(place, 1);
        beginNext();
        reject(why);
      };
      // It takes longer than expected, as on a machine that has other things to do.
      const timer = setTimeout(() => leave(tooMany(weight)), maxWaitMs);
      waiting.push(piece);
      if (response) atEndOfCall(response, () => leave(new CallerHasLeft()));
    });
  }

  function end(weight: number, tookMs: number, isCounted: boolean): void {
    if (tookMs > 0) usualMs = usualMs * 0.8 + tookMs * 0.2;
    if (isCounted) doneBy = Math.max(doneBy, performance.now()) + tookMs * weight;
    const leave = () => {
      running -= weight;
      beginNext();
    };
    if (!isCounted || !hasDoneMuch()) return leave();
    // So that the rest is none by which one comes to four at once again.
    const restMs = Math.min(REST * tookMs, LONGEST_REST_MS);
    doneBy += restMs;
    setTimeout(leave, restMs).unref();
  }

  async function inTurn<T>(
    work: () => Promise<T>,
    { weight = 1, isCounted = true, response }: Piece,
  ): Promise<T> {
    if (waiting.length > 0 || !isPlaceFor(weight)) {
      if (waiting.length >= maxWaiting || expectedWaitMs(weight) > maxWaitMs) throw tooMany(weight);
      await ownTurn(weight, response);
    } else {
      running += weight;
    }
    const start = performance.now();
    // What fails, such as for a disk that does not answer, says nothing of who asked for it.
    let tookMs = 0;
    try {
      if (response && isOver(response)) throw new CallerHasLeft();
      const done = await work();
      tookMs = performance.now() - start;
      return done;
    } finally {
      end(weight, tookMs, isCounted);
    }
  }

  return async <T>(work: () => Promise<T>, piece: Piece = {}): Promise<T> => {
    const { owner = '', weight = 1 } = piece;
    if (pieces.of(owner) >= maxPerOwner) throw tooMany(weight);
    pieces.add(owner, 1);
    try {
      return await inTurn(work, piece);
    } finally {
      pieces.add(owner, -1);
    }
  };
}

/** Of those who were there longest ago it is forgotten how much they have done. */
const MAX_OWNERS = 5_000;

/**
 * The same with a queue for each owner: nobody waits for the work of others.
 *
 * @returns a function that does `work` when it is the owner's turn; it throws as that of `createQueue` does
 */
export function createOwnQueues(name: keyof typeof queues) {
  const ofOwners = new LRUCache<string, ReturnType<typeof createQueue>>({ max: MAX_OWNERS });
  return <T>(owner: string, work: () => Promise<T>, piece: Omit<Piece, 'owner'>): Promise<T> => {
    const inTurn = ofOwners.get(owner) ?? createQueue(name);
    ofOwners.set(owner, inTurn);
    return inTurn(work, piece);
  };
}
