import type { NoticeContent } from './notice';
import { noticeStore } from './notice-store';

/** Says something at the top right, from anywhere; `NoticeStack` shows it. */
export const notify = {
  success: (content: NoticeContent) => noticeStore.raise('success', content),
  warning: (content: NoticeContent) => noticeStore.raise('warning', content),
  error: (content: NoticeContent) => noticeStore.raise('error', content),
  info: (content: NoticeContent) => noticeStore.raise('info', content),
  /** Takes away all that is shown. */
  clear: () => noticeStore.clear(),
};
