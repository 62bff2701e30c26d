import { uiMessages } from '../messages';
import { notify } from './toast-store';

/** How long the toasts after a call stay, failures included; the failed call's own message stays longer. */
const TOAST_MS = 2000;

/** What a screen says after a call that changes a row. */
export const rowToasts = {
  succeeded(body: string) {
    notify.success({ title: uiMessages.text('ui.notice.success'), body, durationMs: TOAST_MS });
  },
  failed(body: string) {
    notify.error({ title: uiMessages.text('ui.notice.failed'), body, durationMs: TOAST_MS });
  },
  /** A change was refused because the row is not what it was; it has been read again. */
  conflict(name: string) {
    notify.warning({
      title: uiMessages.text('ui.notice.conflict.title'),
      body: uiMessages.text('ui.notice.conflict.body', { name }),
    });
  },
  /** No answer came, and neither did the row. */
  unknown(name: string) {
    notify.warning({
      title: uiMessages.text('ui.notice.unknown.title'),
      body: uiMessages.text('ui.notice.unknown.body', { name }),
    });
  },
};
