const open: HTMLElement[] = [];

/** Only the topmost dialog can be reached; notices and tooltips, which stand beside the dialogs, always can. */
function update(): void {
  const top = open.at(-1);
  document.querySelectorAll('[data-ui-app]').forEach((app) => app.toggleAttribute('inert', Boolean(top)));
  open.forEach((dialog) => dialog.toggleAttribute('inert', dialog !== top));
  document.documentElement.style.overflow = top ? 'hidden' : '';
}

/**
 * Makes a dialog the topmost one.
 *
 * @returns takes it away again and gives the focus back to where it was
 */
export function pushModal(dialog: HTMLElement): () => void {
  const opener = document.activeElement;
  open.push(dialog);
  update();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    update();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
