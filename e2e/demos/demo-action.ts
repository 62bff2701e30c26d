import type { Locator, Page } from 'playwright/test';

export interface DemoPlace {
  page: Page;
  /** The page inside the frame. */
  main: Locator;
  notices: Locator;
}

/** The main function of a demo page, with its result. */
export interface DemoAction {
  path: string;
  act: (place: DemoPlace) => Promise<void>;
}
