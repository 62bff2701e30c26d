/** How long a page is held back for what it shows, so that a quick answer is not preceded by a skeleton. */
const PATIENCE_MS = 150;

/** Waits for some work, but not for long; how the work ends is somebody else's. */
export async function withPatience(work: Promise<unknown>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([work.catch(() => {}), patience]);
}
