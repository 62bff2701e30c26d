import type { ReportUnsavedChanges } from '@backoffice/ui';

interface UnsavedInputs {
  report: ReportUnsavedChanges;
  /** The page is on screen; returns that it is not any more. */
  show: () => () => void;
  hasSome: () => boolean;
}

/**
 * What one page says of its unsaved input. Hiding a page ends its effects, and with them what it said; since what was typed is
 * kept all the same, words that are taken back by a hidden page count as said. Shown again it says anew what is true.
 */
function createUnsavedInputs(): UnsavedInputs {
  const said = new Set<object>();
  let isShown = false;
  return {
    report() {
      const word = {};
      said.add(word);
      return () => {
        if (isShown) said.delete(word);
      };
    },
    show() {
      isShown = true;
      said.clear();
      return () => {
        isShown = false;
      };
    },
    hasSome: () => said.size > 0,
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
