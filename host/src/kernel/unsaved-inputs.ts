import { useEffect } from 'react';

type UnsavedInputs = ReturnType<typeof createUnsavedInputs>;

/**
 * The reports of one page about its unsaved input. Hiding a page ends its effects, which take their reports back, although the
 * input is still there: while the page is hidden, a report that is taken back stays. Shown again, the page reports anew.
 */
function createUnsavedInputs() {
  const reports = new Set<object>();
  let isShown = false;
  return {
    report() {
      const report = {};
      reports.add(report);
      return () => {
        if (isShown) reports.delete(report);
      };
    },
    /** The page is on screen; returns that it is not any more. */
    show() {
      isShown = true;
      reports.clear();
      return () => {
        isShown = false;
      };
    },
    hasSome: () => reports.size > 0,
  };
}

const pages = new Map<string, UnsavedInputs>();

/** @param key of a page, as `pageKey` gives it */
export function unsavedInputsOf(key: string): UnsavedInputs {
  const known = pages.get(key) ?? createUnsavedInputs();
  pages.set(key, known);
  return known;
}

export function forgetUnsavedInputs(key: string): void {
  pages.delete(key);
}

export function hasUnsavedInputs(key: string): boolean {
  return pages.get(key)?.hasSome() ?? false;
}

export function isAnythingUnsaved(): boolean {
  return [...pages.values()].some((page) => page.hasSome());
}

/** Before the window is closed or loaded anew, the browser asks if something typed would be lost. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnythingUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
