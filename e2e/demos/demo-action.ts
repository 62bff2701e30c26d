import type { Locator, Page } from 'playwright/test';

export interface DemoPlace {
  page: Page;
  /** Where the page is shown, inside of the frame. */
  main: Locator;
  notices: Locator;
}

/** The main thing that a demonstration does, done and seen. */
export interface DemoAction {
  path: string;
  act: (place: DemoPlace) => Promise<void>;
}
