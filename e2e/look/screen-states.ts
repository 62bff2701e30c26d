import type { Page } from 'playwright/test';
import { failing, longTexts, never, noRows, serve } from './screen-steps';

export type Account = 'admin' | 'editor' | 'visitor';

/** A screen in one of its states. */
export interface Screen {
  name: string;
  path: string;
  /** The account that is signed in; left out for the login page. */
  user?: Account;
  /** The selector of what is visible once the screen is complete. */
  shows: string;
  /** Answers calls instead of the server. */
  serve?: (page: Page, api: string) => Promise<void>;
  /** Steps before the picture. */
  prepare?: (page: Page) => Promise<void>;
  /** True for a screen that stays busy. */
  isPending?: boolean;
  /** True for a state that only wide windows have. */
  isWide?: boolean;
}

export const ROWS = 'main tbody tr:nth-child(2)';
export const MESSAGE = 'main h2, main [role=alert], main p';

/** A screen of the administrator. */
export const screen = (name: string, path: string, shows: string, others: Partial<Screen> = {}): Screen => ({
  name,
  path,
  user: 'admin',
  shows,
  ...others,
});

/** A screen that waits for the answer of a call, or shows its failure. */
export const states = (name: string, path: string, call: string): Screen[] => [
  screen(`${name}-loading`, path, '[aria-busy=true]', { serve: serve(call, never), isPending: true }),
  screen(`${name}-failed`, path, 'main [role=alert]', { serve: serve(call, failing) }),
];

/** The states of a list: its rows, no rows, waiting, failed, long texts. */
export const list = (name: string, path: string, call: string): Screen[] => [
  screen(name, path, ROWS),
  screen(`${name}-empty`, path, MESSAGE, { serve: serve(call, noRows) }),
  ...states(name, path, call),
  screen(`${name}-long`, path, ROWS, { serve: serve(call.replace(/[^/]+$/, ''), longTexts) }),
];
