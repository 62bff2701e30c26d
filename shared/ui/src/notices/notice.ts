export type NoticeKind = 'success' | 'warning' | 'error' | 'info';

export interface NoticeContent {
  title: string;
  /** One sentence. */
  body?: string;
  /** What support asks for, such as a request's id. Notices that differ in nothing else are shown as one. */
  reference?: string;
  action?: { label: string; onAction: () => void };
  /** 2000 for all but errors, which stay 5000. */
  durationMs?: number;
}

export interface Notice extends NoticeContent {
  id: number;
  kind: NoticeKind;
  /** How often the same one was raised while it was shown. */
  count: number;
  durationMs: number;
}
