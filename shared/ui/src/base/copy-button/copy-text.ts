import { uiMessages } from '../messages';
import { notify } from '../toasts/toast-store';

/** Copies without the clipboard API, which browsers disable on pages without https. */
function copyBySelection(text: string): void {
  const opener = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside the dialog, because nothing outside it can be selected.
  (opener?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other way on a page without https
  const copied = document.execCommand('copy');
  area.remove();
  if (opener instanceof HTMLElement) opener.focus();
  if (!copied) throw new Error('The browser did not copy the text.');
}

/** Copies a text to the clipboard. Rejects when the browser refuses. */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard) await clipboard.writeText(text);
  else copyBySelection(text);
}

/** Copies a value and shows a notice; for an empty value a warning that it does not exist. */
export async function copyWithToast(value: string | null | undefined): Promise<void> {
  if (!value) {
    notify.warning({
      title: uiMessages.text('ui.copy.missing.title'),
      body: uiMessages.text('ui.copy.missing.body'),
    });
    return;
  }
  try {
    await copyText(value);
    notify.success({ title: uiMessages.text('ui.copy.done') });
  } catch {
    notify.error({
      title: uiMessages.text('ui.copy.failed.title'),
      body: uiMessages.text('ui.copy.failed.body'),
    });
  }
}
