/** How long a page is held back for what it shows, so that a quick answer is not preceded by a skeleton. */
const PAGE_PATIENCE_MS = 150;

/** The same for the first page, at whose address the browser shows nothing yet: it and the frame are rendered at once. */
export const FIRST_PAGE_PATIENCE_MS = 400;

/** Waits for some work, but not for long; how the work ends is somebody else's. */
export async function withPatience(work: Promise<unknown>, patienceMs = PAGE_PATIENCE_MS): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([work.catch(() => {}), patience]);
}
