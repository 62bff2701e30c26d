import { uiMessages } from '../messages';
import { notify } from './toast-store';

/** Duration of a toast that only reports the outcome of a call. */
const TOAST_MS = 2000;

/** Toasts after a call that changes a row. */
export const rowToasts = {
  succeeded(body: string) {
    notify.success({ title: uiMessages.text('ui.notice.success'), body, durationMs: TOAST_MS });
  },
  /** @param error gives the reason; the toast then stays longer */
  failed(body: string, error?: unknown) {
    const title = uiMessages.text('ui.notice.failed');
    if (error instanceof Error) notify.error({ title, body, reference: error.message });
    else notify.error({ title, body, durationMs: TOAST_MS });
  },
  /** A change was refused because another user has changed the row; it has been read again. */
  conflict(name: string) {
    notify.warning({
      title: uiMessages.text('ui.notice.conflict.title'),
      body: uiMessages.text('ui.notice.conflict.body', { name }),
    });
  },
  /** The call got no answer, and the row could not be read. */
  unknown(name: string) {
    notify.warning({
      title: uiMessages.text('ui.notice.unknown.title'),
      body: uiMessages.text('ui.notice.unknown.body', { name }),
    });
  },
};
