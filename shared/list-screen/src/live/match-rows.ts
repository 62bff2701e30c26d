import { LIVE_ROWS_MOST } from '@backoffice/contract/live-lists';
import { ASK_EVERY_MS } from './follow-rows';

/** What is doubtful at the same time is asked for together; of many pages each comes by chance up to so much later. */
const GATHER_MS = 300;
const LATEST_MS = 700;
/** From one call to the next: an offer of rows is less urgent than what is on screen. */
const PAUSE_MS = 5000;
/** Of more than so many that a page was told of while nobody looked, the first are not offered. */
const MOST_WAITING = 10 * LIVE_ROWS_MOST;

interface MatchedRows {
  /** What the list is narrowed to now, as the server is sent it. */
  filter: () => object;
  /** Which of the rows match a filter. */
  ask: (ids: readonly number[], filter: object) => Promise<readonly number[]>;
  settle: (asked: readonly number[], matching: readonly number[]) => void;
}

/**
 * Finds out whether rows that are not on screen belong to the list, where only the server knows. A page that nobody looks at asks
 * nothing.
 */
export function matchRows({ filter, ask, settle }: MatchedRows) {
  let waiting: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: object | undefined;
  let quietUntil = -Infinity;
  const wait = (ids: readonly number[]) => {
    waiting = [...new Set([...waiting, ...ids])].slice(-MOST_WAITING);
  };

  function askSoon(): void {
    if (document.hidden || asking || waiting.length === 0) return;
    const ms = Math.max(GATHER_MS, quietUntil - performance.now()) + Math.random() * LATEST_MS;
    timer ??= setTimeout(() => void askNow(), ms);
  }

  async function askNow(): Promise<void> {
    timer = undefined;
    if (document.hidden) return;
    const ids = waiting.slice(0, LIVE_ROWS_MOST);
    waiting = waiting.slice(ids.length);
    quietUntil = performance.now() + PAUSE_MS;
    const narrowing = filter();
    const own = (asking = {});
    const matching = await ask(ids, narrowing).catch((error: unknown) => {
      console.warn('Whether new rows belong to the list could not be asked', error);
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
    doubt(ids: readonly number[]): void {
      wait(ids);
      askSoon();
    },
    /** Whatever is doubtful by now is known: the list was asked for anew. */
    forget,
    stop(): void {
      forget();
      document.removeEventListener('visibilitychange', askSoon);
    },
  };
}
export type RowMatches = ReturnType<typeof matchRows>;
