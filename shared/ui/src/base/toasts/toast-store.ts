type ToastKind = 'success' | 'warning' | 'error' | 'info';

export interface ToastContent {
  title: string;
  /** One sentence. */
  body?: string;
  /** A reference for support, such as a request's id. Toasts that differ only in it are shown as one. */
  reference?: string;
  action?: { label: string; onAction: () => void };
  /** 2000 by default, 5000 for errors. */
  durationMs?: number;
}

export interface Toast extends ToastContent {
  id: number;
  kind: ToastKind;
  /** Number of times that the same toast was raised while shown. */
  count: number;
  durationMs: number;
}

const MAX_TOASTS = 3;
const DURATION_MS = 2000;
const ERROR_DURATION_MS = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** The toasts on screen, newest first, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly Toast[] => toasts,
  /** Shows a toast, or counts it when the same one is on screen; a fourth replaces the oldest. */
  raise(kind: ToastKind, content: ToastContent): void {
    const same = toasts.find(
      (shown) => shown.kind === kind && shown.title === content.title && shown.body === content.body,
    );
    const raised: Toast = {
      durationMs: kind === 'error' ? ERROR_DURATION_MS : DURATION_MS,
      ...content,
      kind,
      id: same?.id ?? ++lastId,
      count: (same?.count ?? 0) + 1,
    };
    change(
      same
        ? toasts.map((shown) => (shown === same ? raised : shown))
        : [raised, ...toasts].slice(0, MAX_TOASTS),
    );
  },
  dismiss(id: number): void {
    change(toasts.filter((toast) => toast.id !== id));
  },
  clear(): void {
    change([]);
  },
};

/** Shows a toast, from anywhere; `ToastStack` renders it. */
export const notify = {
  success: (content: ToastContent) => toastStore.raise('success', content),
  warning: (content: ToastContent) => toastStore.raise('warning', content),
  error: (content: ToastContent) => toastStore.raise('error', content),
  info: (content: ToastContent) => toastStore.raise('info', content),
  /** Removes all toasts. */
  clear: () => toastStore.clear(),
};
