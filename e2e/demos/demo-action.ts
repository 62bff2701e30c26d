import type { Locator, Page } from 'playwright/test';

export interface DemoPage {
  page: Page;
  /** The page inside the frame. */
  main: Locator;
  notices: Locator;
}

/** The main function of a demo page, with its result. */
export interface DemoAction {
  path: string;
  act: (demo: DemoPage) => Promise<void>;
}
