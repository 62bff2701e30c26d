import { LRUCache } from 'lru-cache';
import type { ServerResponse } from 'node:http';
import { CallerHasLeft, notNow } from '../http/http-error';
import { atEndOfCall, isOver } from './end-of-call';
import { asStep } from '../tracing/call-trace';
import { type QueuePolicy, queues } from './policies';
import { createTaken } from './taken';

/** A cap on pauses, because a longer piece has mostly waited. */
const LONGEST_REST_MS = 100;
/** The length of a pause as a multiple of the work before it: an owner who has done much gets a quarter of a processor. */
const REST = 3;

interface Piece {
  owner?: string;
  weight?: number;
  /** True by default: the piece counts towards `burstMs`. */
  isCounted?: boolean;
  /** When given, the piece does not begin once its caller has left. */
  response?: ServerResponse | undefined;
}

/**
 * Creates a queue for work that uses a processor: a few pieces run at once, the others in turn.
 *
 * @returns a function that runs `work` in its turn. Throws HttpError 429 with the time of the next attempt when there is no
 *   room
 */
export function createQueue(name: keyof typeof queues, own: Partial<QueuePolicy> = {}) {
  const policy: QueuePolicy = { ...queues[name], ...own };
  const { atOnce, maxWaiting, maxWaitMs, firstGuessMs, reason } = policy;
  const { burstMs = Infinity, maxPerOwner = Infinity } = policy;
  const waiting: { weight: number; begin: () => void }[] = [];
  const pieces = createTaken(name);
  let running = 0;
  let usualMs = firstGuessMs;
  /** The time at which one piece at a time would have finished the work so far. */
  let doneBy = -Infinity;
  let didMuch = false;

  /** Stays true until half of `burstMs` is left, so that steady work does not switch back and forth. */
  function hasDoneMuch(): boolean {
    didMuch = doneBy - performance.now() > (didMuch ? burstMs / 2 : burstMs);
    return didMuch;
  }

  const width = () => (hasDoneMuch() ? 1 : atOnce);
  const expectedWaitMs = (weight: number) =>
    (waiting.reduce((sum, piece) => sum + piece.weight, weight) * usualMs) / width();
  const tooMany = (weight: number) => notNow(429, reason, Math.ceil(expectedWaitMs(weight) / 1000));

  const hasRoomFor = (weight: number) => running === 0 || running + weight <= width();

  /** Begins waiting pieces in order of arrival: a heavy piece is not overtaken. */
  function beginNext(): void {
    for (let [next] = waiting; next && hasRoomFor(next.weight); [next] = waiting) {
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
      const giveUp = (why: Error) => {
        const index = waiting.indexOf(piece);
        if (index < 0) return;
        clearTimeout(timer);
        waiting.splice(index, 1);
        beginNext();
        reject(why);
      };
      // The wait is longer than expected, as on a busy machine.
      const timer = setTimeout(() => giveUp(tooMany(weight)), maxWaitMs);
      waiting.push(piece);
      if (response) atEndOfCall(response, () => giveUp(new CallerHasLeft()));
    });
  }

  function end(weight: number, tookMs: number, isCounted: boolean): void {
    if (tookMs > 0) usualMs = usualMs * 0.8 + tookMs * 0.2;
    if (isCounted) doneBy = Math.max(doneBy, performance.now()) + tookMs * weight;
    const free = () => {
      running -= weight;
      beginNext();
    };
    if (!isCounted || !hasDoneMuch()) return free();
    // Pauses count as work, so that pausing does not earn back concurrency.
    const restMs = Math.min(REST * tookMs, LONGEST_REST_MS);
    doneBy += restMs;
    setTimeout(free, restMs).unref();
  }

  async function inTurn<T>(
    work: () => Promise<T>,
    { weight = 1, isCounted = true, response }: Piece,
  ): Promise<T> {
    if (waiting.length > 0 || !hasRoomFor(weight)) {
      if (waiting.length >= maxWaiting || expectedWaitMs(weight) > maxWaitMs) throw tooMany(weight);
      await asStep('wait', `turn: ${name}`, () => ownTurn(weight, response));
    } else {
      running += weight;
    }
    const start = performance.now();
    // A failed piece does not count: a disk that does not answer is not the owner's fault.
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

/** Beyond this number the longest unused owner is forgotten, with the amount of its work. */
const MAX_OWNERS = 5_000;

/**
 * Creates a queue for each owner, so that owners do not wait for each other.
 *
 * @returns a function that runs `work` in its owner's turn; throws as that of `createQueue` does
 */
export function createOwnQueues(name: keyof typeof queues, own: Partial<QueuePolicy> = {}) {
  const ofOwners = new LRUCache<string, ReturnType<typeof createQueue>>({ max: MAX_OWNERS });
  return <T>(owner: string, work: () => Promise<T>, piece: Omit<Piece, 'owner'>): Promise<T> => {
    const inTurn = ofOwners.get(owner) ?? createQueue(name, own);
    ofOwners.set(owner, inTurn);
    return inTurn(work, piece);
  };
}
