const easeInOut = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/**
 * Scrolls the page or a scrollable element to its top; without animation for users who prefer reduced motion.
 * @param durationMs duration of the animation, in ms
 */
export function scrollToTop(durationMs = 800, box?: Element): void {
  const from = box?.scrollTop ?? window.scrollY;
  const show = (top: number) => {
    if (box) box.scrollTop = top;
    else window.scrollTo(0, top);
  };
  if (from === 0) return;
  if (durationMs <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(0);
    return;
  }
  const start = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, (now - start) / durationMs);
    show(Math.round(from * (1 - easeInOut(progress))));
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
