import { notify } from '@backoffice/ui';
import { messages } from '../../messages';

/** How long the notices of this screen stay, failures included; the failed call's own message stays longer. */
const NOTICE_MS = 2000;

type Failure =
  | 'merchants.notice.create-failed'
  | 'merchants.notice.update-failed'
  | 'merchants.notice.status-failed'
  | 'merchants.notice.reload-failed'
  | 'merchants.notice.form-not-loaded';

type Success = 'merchants.notice.created' | 'merchants.notice.updated' | 'merchants.notice.deleted';

/** What the merchant screen says after a call. */
export const merchantNotices = {
  succeeded(body: Success) {
    notify.success({
      title: messages.text('merchants.notice.success'),
      body: messages.text(body),
      durationMs: NOTICE_MS,
    });
  },
  failed(body: Failure) {
    notify.error({
      title: messages.text('merchants.notice.failed'),
      body: messages.text(body),
      durationMs: NOTICE_MS,
    });
  },
  /** A change was refused because the row is not what it was; it has been read again. */
  conflict(name: string) {
    notify.warning({
      title: messages.text('merchants.notice.row-reloaded.title'),
      body: messages.text('merchants.notice.row-reloaded.body', { name }),
    });
  },
  /** No answer came, and neither did the row. */
  unknown(name: string) {
    notify.warning({
      title: messages.text('merchants.notice.unknown.title'),
      body: messages.text('merchants.notice.unknown.body', { name }),
    });
  },
};
