// Every wait and deadline of the host, in ms. What has to fit into another one stands below it.

/** A page is held back for what it shows, so that a quick answer is not preceded by a skeleton. Lists wait as long for rows. */
export const PAGE_PATIENCE_MS = 150;

/** The same for the first page, at whose address the browser shows nothing yet: it and the frame are rendered at once. */
export const FIRST_PAGE_PATIENCE_MS = 400;

/** The frame after a sign-in: long enough to hear which scripts the page has, which then come while the frame is rendered. */
export const FRAME_PATIENCE_MS = 100;

/** A page that cannot be shown says so within this time; demo pages, which may hold the page at the address, have as long. */
export const PAGE_FAILS_WITHIN_MS = 5000;

/** The whole way to a page ends before, with time left to render the failure. */
export const PAGE_DEADLINE_MS = 4700;

/** One step of that way: a manifest, an entry. Chunks behind an entry have as long, by `chunkLoadTimeout` of webpack-remote.mjs. */
export const REMOTE_STEP_DEADLINE_MS = 4000;

/** Long enough for the first page to be rendered, with what it draws after its first paint, before more is loaded. */
export const FIRST_PAGE_SHOWN_AFTER_MS = 250;

/** No session ends so soon; the code that watches its end comes after what the page shows. */
export const SESSION_KEEPER_AFTER_MS = 3000;

/** Code of the session that did not come is asked for again. */
export const SESSION_KEEPER_RETRY_MS = 5000;

/** Interval of looking whether the window of a sign-in provider was closed. */
export const PROVIDER_WINDOW_EVERY_MS = 500;

/** Interval of reporting to the server how pages of remotes arrived. */
export const LOAD_REPORTS_EVERY_MS = 3000;

/** Interval of asking the server for newer releases. */
export const NEW_RELEASES_EVERY_MS = 60_000;

/** Interval of asking whether somebody has signed in as the user elsewhere. */
export const NEW_DEVICES_EVERY_MS = 300_000;

/** A stream of events that broke is opened again after half to all of this, and each time that fails after twice as long. */
export const EVENTS_PAUSE_MS = 2000;

export const LONGEST_EVENTS_PAUSE_MS = 60_000;

/** Several changes that come together are read at once. */
export const CHANGES_GATHERED_MS = 50;

/** After a gap every browser reads anew: within this, not at once. */
export const GAP_READ_WITHIN_MS = 2000;

/** A tab that is looked at again reads what it has not read for so long, whatever it has heard. */
export const INBOX_FRESH_MS = 300_000;

/** How old a notification is, is said anew so often. */
export const AGES_EVERY_MS = 30_000;

/** The offer of a newer release is seen by somebody who looks away for a while. */
export const RELEASE_OFFER_SHOWN_MS = 60_000;

/** Time to think better of it. */
export const UNDO_SHOWN_MS = 8000;

/** A new device is seen by somebody who looks away for a while. */
export const NEW_DEVICE_SHOWN_MS = 60_000;

/** A wait shorter than this shows no progress bar: one that flashes only disturbs. */
export const PROGRESS_BAR_AFTER_MS = 100;

/** The phrases for failures are fetched with the first failure, which is told in English when they take longer. */
export const PHRASE_PATIENCE_MS = 1000;

/** An entry of the palette that is only passed on the way to another is not preloaded. */
export const PALETTE_PRELOAD_AFTER_MS = 120;

/** Waits for some work, but not for long; whoever began the work hears how it ends. */
export async function withPatience(work: Promise<unknown>, patienceMs: number): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([work.catch(() => {}), patience]);
}

/** Records are asked for when somebody who types in the palette pauses for so long: not for each letter of a word. */
export const RECORDS_SOUGHT_AFTER_MS = 150;
