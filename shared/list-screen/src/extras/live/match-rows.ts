import { LIVE_ROWS_MAX } from '@backoffice/contract/live-lists';
import { ASK_EVERY_MS } from './follow-rows';

/**
 * Time in which doubtful rows are collected for one call, and the maximum random delay that spreads the calls of many clients.
 */
const GATHER_MS = 300;
const LATEST_MS = 700;
/** Minimum time between two calls. An offer of new rows is less urgent than the rows on screen. */
const PAUSE_MS = 5000;
/** Maximum number of waiting rows on a hidden page; beyond it the oldest are not offered. */
const MAX_WAITING = 10 * LIVE_ROWS_MAX;

interface MatchedRows {
  /** Returns the current filters, in the format of calls. */
  filter: () => object;
  /** Returns those of the rows that match a filter. */
  ask: (ids: readonly number[], filter: object) => Promise<readonly number[]>;
  settle: (checked: readonly number[], matching: readonly number[]) => void;
}

/**
 * Finds out whether rows that are not on screen belong to the list, where only the server knows. A hidden page sends no calls.
 */
export function matchRows({ filter, ask, settle }: MatchedRows) {
  let waiting: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: object | undefined;
  let quietUntil = -Infinity;
  const wait = (ids: readonly number[]) => {
    waiting = [...new Set([...waiting, ...ids])].slice(-MAX_WAITING);
  };

  function askSoon(): void {
    if (document.hidden || asking || waiting.length === 0) return;
    const ms = Math.max(GATHER_MS, quietUntil - performance.now()) + Math.random() * LATEST_MS;
    timer ??= setTimeout(() => void askNow(), ms);
  }

  async function askNow(): Promise<void> {
    timer = undefined;
    if (document.hidden) return;
    const ids = waiting.slice(0, LIVE_ROWS_MAX);
    waiting = waiting.slice(ids.length);
    quietUntil = performance.now() + PAUSE_MS;
    const narrowing = filter();
    const own = (asking = {});
    const matching = await ask(ids, narrowing).catch((error: unknown) => {
      console.warn('Could not check whether new rows belong to the list', error);
      quietUntil = performance.now() + ASK_EVERY_MS;
    });
    if (asking !== own) return;
    asking = undefined;
    if (matching && JSON.stringify(narrowing) === JSON.stringify(filter())) settle(ids, matching);
    else wait(ids);
    askSoon();
  }

  document.addEventListener('visibilitychange', askSoon);
  const forget = () => {
    clearTimeout(timer);
    timer = asking = undefined;
    waiting = [];
  };
  return {
    check(ids: readonly number[]): void {
      wait(ids);
      askSoon();
    },
    /** Discards all waiting rows, because the list has been read again. */
    forget,
    stop(): void {
      forget();
      document.removeEventListener('visibilitychange', askSoon);
    },
  };
}
export type RowMatches = ReturnType<typeof matchRows>;
