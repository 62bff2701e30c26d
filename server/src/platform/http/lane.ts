import type { FailureReason } from '@backoffice/contract';
import { notNow } from './http-error';

interface LaneSettings {
  /** Pieces of work under way at once; one of more weight counts as so many. */
  atOnce: number;
  /** Pieces that may wait. */
  mostWaiting: number;
  /** Who would have to wait longer is sent away. */
  maxWaitMs: number;
  /** How long one piece takes, until that is known. */
  firstGuessMs: number;
  /** Why somebody is sent away. */
  reason: FailureReason;
  /** Pieces of one owner that may wait or be under way; without it, owners are not told apart. */
  mostOfOwner?: number;
}

/**
 * A lane for work that takes a processor: a few pieces at once, the others in a queue, whatever else the process does.
 *
 * @returns a function that does `work` when its turn has come. It throws HttpError 429 with the time after which there may be a place
 */
export function createLane(settings: LaneSettings) {
  const { atOnce, mostWaiting, maxWaitMs, firstGuessMs, reason, mostOfOwner = Infinity } = settings;
  const waiting: { weight: number; begin: () => void }[] = [];
  const ofOwner = new Map<string, number>();
  let running = 0;
  let usualMs = firstGuessMs;

  const expectedWaitMs = (weight: number) =>
    (waiting.reduce((sum, piece) => sum + piece.weight, weight) * usualMs) / atOnce;
  const tooMany = (weight: number) => notNow(429, reason, Math.ceil(expectedWaitMs(weight) / 1000));

  function enter(owner: string, weight: number): void {
    const pieces = ofOwner.get(owner) ?? 0;
    if (pieces >= mostOfOwner) throw tooMany(weight);
    ofOwner.set(owner, pieces + 1);
  }

  function leave(owner: string): void {
    const pieces = (ofOwner.get(owner) ?? 0) - 1;
    if (pieces > 0) ofOwner.set(owner, pieces);
    else ofOwner.delete(owner);
  }

  const isPlaceFor = (weight: number) => running + weight <= atOnce;

  /** In the order in which they came: what has much weight is not passed by. */
  function beginNext(): void {
    for (let [next] = waiting; next && isPlaceFor(next.weight); [next] = waiting) {
      waiting.shift();
      running += next.weight;
      next.begin();
    }
  }

  function ownTurn(weight: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const piece = { weight, begin };
      // It takes longer than expected, as on a machine that has other things to do.
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(piece), 1);
        beginNext();
        reject(tooMany(weight));
      }, maxWaitMs);
      waiting.push(piece);
    });
  }

  async function inTurn<T>(work: () => Promise<T>, weight: number): Promise<T> {
    if (waiting.length > 0 || !isPlaceFor(weight)) {
      if (waiting.length >= mostWaiting || expectedWaitMs(weight) > maxWaitMs) throw tooMany(weight);
      await ownTurn(weight);
    } else {
      running += weight;
    }
    const start = performance.now();
    try {
      return await work();
    } finally {
      usualMs = usualMs * 0.8 + (performance.now() - start) * 0.2;
      running -= weight;
      beginNext();
    }
  }

  return async <T>(work: () => Promise<T>, { owner = '', weight = 1 } = {}): Promise<T> => {
    enter(owner, weight);
    try {
      return await inTurn(work, weight);
    } finally {
      leave(owner);
    }
  };
}

/**
 * The same with a lane for each owner, which is there while the owner has work: nobody waits for the work of others.
 *
 * @returns a function that does `work` when it is the owner's turn; it throws as that of `createLane` does
 */
export function createOwnLanes(settings: Omit<LaneSettings, 'mostOfOwner'>) {
  const lanes = new Map<string, { inTurn: ReturnType<typeof createLane>; pieces: number }>();
  return async <T>(owner: string, work: () => Promise<T>, weight = 1): Promise<T> => {
    const own = lanes.get(owner) ?? { inTurn: createLane(settings), pieces: 0 };
    lanes.set(owner, own);
    own.pieces += 1;
    try {
      return await own.inTurn(work, { weight });
    } finally {
      own.pieces -= 1;
      if (own.pieces === 0) lanes.delete(owner);
    }
  };
}
