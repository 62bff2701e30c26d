import { useEffect } from 'react';

type UnsavedInputs = ReturnType<typeof createUnsavedInputs>;

/**
 * The reports of one page about its unsaved input. Hiding a page ends its effects, which withdraw their reports although the
 * input is still there. A report that is withdrawn while the page is hidden is therefore kept. Shown again, the page reports
 * anew.
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
    /** Marks the page as shown; returns a function that marks it as hidden. */
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

/** @param key the result of `pageKey` */
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

/** Makes the browser ask before the window is closed or reloaded with unsaved input. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnythingUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
