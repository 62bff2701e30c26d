const FIELDS = 'input:not([type="hidden"]), select, textarea';

function canTakeFocus(element: HTMLElement): boolean {
  return !element.matches(':disabled, [readonly], [tabindex="-1"]');
}

/** Focuses what asks for it with `data-autofocus`, else the first field that can be changed, else the dialog itself. */
export function focusFirst(dialog: HTMLElement): void {
  const chosen = dialog.querySelector<HTMLElement>('[data-autofocus]');
  const field = [...dialog.querySelectorAll<HTMLElement>(FIELDS)].find(canTakeFocus);
  (chosen ?? field ?? dialog).focus();
}
