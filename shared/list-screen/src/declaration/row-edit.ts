import type { FieldChange } from '@backoffice/contract';
import type { ReasonSubject } from '@backoffice/contract/reason-values';
import type { ComponentType, ReactNode } from 'react';

/** Saves an existing row by the rules of its form, for a change made from its history. */
export interface RowEdit<T> {
  /** Returns the values that the form shows of a row, by the names of its fields. */
  valuesOf: (row: T) => Readonly<Record<string, unknown>>;
  /** Returns true if a row has the values that were sent. */
  holds: (row: T, values: object) => boolean;
  /**
   * Sends all values that the form would send.
   * @param before the last version of the row that was read
   * @throws Error with the `fields` that the form's rules refuse, or the error of the call
   */
  send: (values: object, before: T, reason: string) => Promise<T>;
  /** Returns the texts in the current language. */
  texts: () => Record<'saved' | 'failed' | 'reloadFailed' | 'conflict', string>;
  /** The dialog that restores an earlier version. It is loaded with the form, whose parts it uses. */
  SetBack: ComponentType<SetBackProps<T>>;
}

/** The plan to restore the version of a row after an entry of its history. */
export interface SetBackPlan<T> {
  /** The row as read for this plan. */
  row: T;
  updatedAt: string;
  /** The changes from the current values to those of the version. */
  changes: FieldChange[];
  /** The fields that differed in that version and cannot be restored. */
  kept: FieldChange[];
}

export interface SetBackProps<T> {
  edit: RowEdit<T>;
  plan: SetBackPlan<T>;
  /**
   * Plans again for the current row.
   * @throws Error whose message explains why it cannot be restored
   */
  replan: () => Promise<SetBackPlan<T>>;
  /** The name of the row in messages. */
  name: string;
  moment: Record<'actor' | 'at', string>;
  fieldText: (field: string) => string;
  /** Shows a table of changed fields. */
  table: (changes: readonly FieldChange[]) => ReactNode;
  /** False for an earlier API, which does not accept a reason. */
  asksReason: boolean;
  /** The kind of change; where the rules ask for its reason, this replaces the dialog’s own field. */
  reasonSubject?: ReasonSubject | undefined;
  /** Called with the current row. */
  onRow: (row: T) => void;
  onClose: () => void;
}
