import type { ReactNode } from 'react';

export type DataTableState = 'loading' | 'rows' | 'empty' | 'nothing-found' | 'error' | 'no-permission';

/** What each state without rows has to say. */
export interface StateContent {
  /** What this list is, and the action that fills it. */
  empty?: { title: string; body?: ReactNode; action?: ReactNode };
  /** The filters in force, each as "label: value". */
  nothingFound?: { filters: readonly string[]; onReset: () => void };
  error?: { title?: string; body?: ReactNode; requestId?: string; onRetry: () => void };
}
