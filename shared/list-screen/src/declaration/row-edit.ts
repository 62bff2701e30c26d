import type { FieldChange } from '@backoffice/contract';
import type { ComponentType, ReactNode } from 'react';

/** How a form saves a row that is there, for a change that is made from its history. */
export interface RowEdit<T> {
  /** What the form shows of a row, by the names of its fields. */
  valuesOf: (row: T) => Readonly<Record<string, unknown>>;
  /** Whether a row is what was sent. */
  holds: (row: T, values: object) => boolean;
  /**
   * Sends all that the form would send.
   *
   * @param before the row as it was read last
   * @throws Error with the `fields` that the form's rules refuse, or what the call throws
   */
  send: (values: object, before: T, reason: string) => Promise<T>;
  /** In the language of now. */
  texts: () => Record<'saved' | 'failed' | 'reloadFailed' | 'conflict', string>;
  /** The dialog that sets a row back. It comes with the form, whose parts it is made of. */
  SetBack: ComponentType<SetBackProps<T>>;
}

/** What becomes of a row that is set back to how it was after an entry of its history. */
export interface SetBackPlan<T> {
  /** As it was read for it. */
  row: T;
  updatedAt: string;
  /** From what it is now to what it was then. */
  changes: FieldChange[];
  /** What was otherwise then, and can't be set back. */
  kept: FieldChange[];
}

export interface SetBackProps<T> {
  edit: RowEdit<T>;
  plan: SetBackPlan<T>;
  /**
   * The plan for the row as it is now.
   *
   * @throws Error that says why there is none
   */
  replan: () => Promise<SetBackPlan<T>>;
  /** What the row is called, and which entry it is set back to. */
  name: string;
  moment: Record<'actor' | 'at', string>;
  fieldText: (field: string) => string;
  /** Shows fields from what to what. */
  table: (changes: readonly FieldChange[]) => ReactNode;
  /** An API of before takes no reason. */
  asksReason: boolean;
  /** Told of the row as it is now. */
  onRow: (row: T) => void;
  onClose: () => void;
}
