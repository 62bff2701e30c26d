// Our own instead of Fluent's: docs/decisions/0023-own-components.md

interface Modal {
  dialog: HTMLElement;
  /** Where the focus was, and goes back to. */
  opener: Element | null;
}

const open: Modal[] = [];

/** Longer than a dialog's entrance, shorter than it takes to walk through one by Tab. */
const ENTRANCE_MS = 250;

function dim(): void {
  const root = document.documentElement;
  root.style.overflow = open.length > 0 ? 'hidden' : '';
  // The strip that is kept for the scrollbar is the root's: its style dims it as often as the page is dimmed, by `data-dims`.
  root.dataset.dimmed = String(open.filter(({ dialog }) => 'dims' in dialog.dataset).length);
}

/** Only the topmost dialog can be reached; toasts and tooltips, which stand beside the dialogs, always can. */
function confine(): void {
  const top = open.at(-1);
  document.querySelectorAll('[data-ui-app]').forEach((app) => app.toggleAttribute('inert', Boolean(top)));
  open.forEach((modal) => modal.dialog.toggleAttribute('inert', modal !== top));
}

/**
 * Does `work` once a dialog has entered, or before the first key does anything: Tab would leave it meanwhile.
 *
 * @returns leaves it undone
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
 *
 * @returns takes it away again and gives the focus back to where it was
 */
export function pushModal(dialog: HTMLElement): () => void {
  const modal: Modal = { dialog, opener: document.activeElement };
  open.push(modal);
  // After it is painted; and to take a long page out of reach is to style all of it anew, which would hold up the entrance.
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
    // Dialogs that end together end from the lowest, while the page is still out of reach.
    if (above) above.opener = opener;
    else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
