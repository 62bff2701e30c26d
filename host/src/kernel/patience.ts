// Every wait and deadline of the host, in ms. One that must be shorter than another follows it.

/**
 * The wait for a page's data before the page is shown without it, so that a quick answer is not preceded by a skeleton. Lists
 * wait as long for rows.
 */
export const PAGE_PATIENCE_MS = 150;

/** The same for the first page, before which the browser shows nothing: the page and the frame are rendered together. */
export const FIRST_PAGE_PATIENCE_MS = 400;

/**
 * The time within which a page that cannot be loaded shows its failure. Demo pages, which may include the page at the address,
 * have the same.
 */
export const PAGE_FAILS_WITHIN_MS = 5000;

/** The deadline for loading a page, with time left to render the failure. */
export const PAGE_DEADLINE_MS = 4700;

/**
 * The deadline for one step of loading: a manifest or an entry. `chunkLoadTimeout` of webpack-remote.mjs is the same for chunks.
 */
export const REMOTE_STEP_DEADLINE_MS = 4000;

/** The deadline for loading and first showing an addition of a remote to another screen. */
export const ADDITION_DEADLINE_MS = 10_000;

/** The delay before more is loaded: long enough for the first page to be rendered, including a second paint. */
export const FIRST_PAGE_SHOWN_AFTER_MS = 250;

/** The delay before the code that watches the session's end is loaded, after the page's own. No session ends sooner. */
export const SESSION_KEEPER_AFTER_MS = 3000;

/** The time for which answers that came with a token are used instead of a call. */
export const FIRST_ANSWERS_FRESH_MS = 10_000;

/** The pause before loading that code again after a failure. */
export const SESSION_KEEPER_RETRY_MS = 5000;

/** Interval of checking whether the window of a sign-in provider was closed. */
export const PROVIDER_WINDOW_EVERY_MS = 500;

/** Interval of reporting page loads of remotes to the server. */
export const LOAD_REPORTS_EVERY_MS = 3000;

/** The first errors of a page are reported after this time, together. */
export const PROBLEMS_GATHERED_MS = 1000;

/** Interval of reporting how often known errors were repeated. */
export const REPEATED_PROBLEMS_EVERY_MS = 30_000;

/** The pauses before an unanswered report of errors is sent again; after the last one the page reports no more. */
export const PROBLEM_REPORT_PAUSES_MS = [10_000, 60_000] as const;

/** Interval of checking for newer releases. */
export const NEW_RELEASES_EVERY_MS = 60_000;

/** Interval of checking for sign-ins of the user on new devices. */
export const NEW_DEVICES_EVERY_MS = 300_000;

/** A broken event stream is opened again after half to all of this; the pause doubles after each failure. */
export const EVENTS_PAUSE_MS = 2000;

export const LONGEST_EVENTS_PAUSE_MS = 60_000;

/** Changes within this time are read together. */
export const CHANGES_GATHERED_MS = 50;

/** After missed events each browser reads again at a random time within this, so that the load is spread. */
export const GAP_READ_WITHIN_MS = 2000;

/** The first number of notifications is read after the stream of events has begun, as a rule: earlier, it would be read twice. */
export const INBOX_READ_AFTER_MS = 700;

/** A tab that becomes visible reads its notifications again after this time, even without events. */
export const INBOX_FRESH_MS = 300_000;

/** Interval of updating the ages of notifications. */
export const AGES_EVERY_MS = 30_000;

/** Long enough to be seen by a user who looks away for a while. */
export const RELEASE_OFFER_SHOWN_MS = 60_000;

/** The time to undo an action. */
export const UNDO_SHOWN_MS = 8000;

/** Long enough to be seen by a user who looks away for a while. */
export const NEW_DEVICE_SHOWN_MS = 60_000;

/** A shorter wait shows no progress bar, which would only flash. */
export const PROGRESS_BAR_AFTER_MS = 100;

/** The wait for translated failure messages, which are loaded with the first failure. After it the message is shown in English. */
export const PHRASE_PATIENCE_MS = 1000;

/** Entries of the palette that are active for a shorter time are not preloaded. */
export const PALETTE_PRELOAD_AFTER_MS = 120;

/** Waits for `work`, at most `patienceMs`. Does not throw; the caller that started the work handles its failure. */
export async function withPatience(work: Promise<unknown>, patienceMs: number): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([work.catch(() => {}), patience]);
}

/** Records are requested after a pause in typing of this length, not for each letter. */
export const RECORDS_SOUGHT_AFTER_MS = 150;
