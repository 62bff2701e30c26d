import { uiMessages } from '../messages';
import { notify } from './toast-store';

/** How long a toast after a call stays that says no more than how it ended. */
const TOAST_MS = 2000;

/** What a screen says after a call that changes a row. */
export const rowToasts = {
  succeeded(body: string) {
    notify.success({ title: uiMessages.text('ui.notice.success'), body, durationMs: TOAST_MS });
  },
  /** @param error gives the reason, which takes longer to read */
  failed(body: string, error?: unknown) {
    const title = uiMessages.text('ui.notice.failed');
    if (error instanceof Error) notify.error({ title, body, reference: error.message });
    else notify.error({ title, body, durationMs: TOAST_MS });
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
