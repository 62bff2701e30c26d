import type { Notice, NoticeContent, NoticeKind } from './notice';

const MOST = 3;
const DURATION_MS = 2000;
const ERROR_DURATION_MS = 5000;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]): void {
  notices = next;
  listeners.forEach((listener) => listener());
}

/** The notices on screen, newest first, for `useSyncExternalStore`. */
export const noticeStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly Notice[] => notices,
  /** Shows a notice, or counts it when the same one is on screen; the oldest gives way to a fourth. */
  raise(kind: NoticeKind, content: NoticeContent): void {
    const same = notices.find(
      (shown) => shown.kind === kind && shown.title === content.title && shown.body === content.body,
    );
    const raised: Notice = {
      durationMs: kind === 'error' ? ERROR_DURATION_MS : DURATION_MS,
      ...content,
      kind,
      id: same?.id ?? ++lastId,
      count: (same?.count ?? 0) + 1,
    };
    change(
      same ? notices.map((shown) => (shown === same ? raised : shown)) : [raised, ...notices].slice(0, MOST),
    );
  },
  dismiss(id: number): void {
    change(notices.filter((notice) => notice.id !== id));
  },
  clear(): void {
    change([]);
  },
};
