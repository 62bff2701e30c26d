const easeInOut = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/**
 * Scrolls the page to its top; at once for users who asked for reduced motion.
 *
 * @param durationMs how long it takes, in ms
 */
export function scrollToTop(durationMs = 800): void {
  const from = window.scrollY;
  if (from === 0) return;
  if (durationMs <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const start = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, (now - start) / durationMs);
    window.scrollTo(0, Math.round(from * (1 - easeInOut(progress))));
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
