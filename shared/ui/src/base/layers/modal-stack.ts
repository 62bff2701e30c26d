// Replaces Fluent's: docs/decisions/0023-own-components.md

interface Modal {
  dialog: HTMLElement;
  /** The element that had the focus, to which it returns. */
  opener: Element | null;
}

const open: Modal[] = [];

/** Longer than the entrance of a dialog, shorter than tabbing through one. */
const ENTRANCE_MS = 250;

function dim(): void {
  const root = document.documentElement;
  root.style.overflow = open.length > 0 ? 'hidden' : '';
  // The strip reserved for the scrollbar belongs to the root element: its style dims it as often as the page is dimmed by
  // `data-dims`.
  root.dataset.dimmed = String(open.filter(({ dialog }) => 'dims' in dialog.dataset).length);
}

/** Makes all but the topmost dialog inert. Toasts and tooltips, which are siblings of dialogs, always stay reachable. */
function confine(): void {
  const top = open.at(-1);
  document.querySelectorAll('[data-ui-app]').forEach((app) => app.toggleAttribute('inert', Boolean(top)));
  open.forEach((modal) => modal.dialog.toggleAttribute('inert', modal !== top));
}

/**
 * Runs `work` when a dialog has entered, or before the first key is handled, because Tab would leave the dialog.
 * @returns cancels it
 */
function afterEntrance(work: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', end, true);
  };
  const end = () => {
    stop();
    work();
  };
  const timer = setTimeout(end, ENTRANCE_MS);
  window.addEventListener('keydown', end, true);
  return stop;
}

export function isTopModal(dialog: HTMLElement | null): boolean {
  return open.at(-1)?.dialog === dialog;
}

/**
 * Makes a dialog the topmost one.
 * @returns removes it and restores the focus
 */
export function pushModal(dialog: HTMLElement): () => void {
  const modal: Modal = { dialog, opener: document.activeElement };
  open.push(modal);
  // Runs after painting: making a long page inert recalculates all its styles, which would delay the entrance.
  requestAnimationFrame(() => setTimeout(dim));
  const stopWaiting = afterEntrance(confine);
  return () => {
    stopWaiting();
    const at = open.indexOf(modal);
    const above = open[at + 1];
    open.splice(at, 1);
    dim();
    confine();
    const { opener } = modal;
    // Dialogs that close together close from the lowest, while the page is still inert.
    if (above) above.opener = opener;
    else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
