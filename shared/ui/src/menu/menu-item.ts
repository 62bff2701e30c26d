import type { ReactNode } from 'react';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Set on all items of a choice: a tick stands before the chosen one. */
  checked?: boolean;
  /** It leads to the page that is shown. */
  current?: boolean;
  disabled?: boolean;
  /** Says something and does nothing: disabled, but as readable as the others. */
  fact?: boolean;
  dangerous?: boolean;
  /** A line stands above it. */
  apart?: boolean;
  /** A sentence about what it does. */
  tooltip?: string;
  /** Language of the label, where it differs from the page's. */
  lang?: string;
}
