import type { GetText, Messages } from '@backoffice/i18n';
import type { ExportColumn } from '@backoffice/spreadsheet';
import type { ReactNode } from 'react';

/** The commands that the controls of a row call. */
export interface RowCommands<T> {
  showHistory: (row: T) => void;
  /** Null without the edit permission, and for a locked row. */
  change: {
    edit: (row: T) => void;
    /** Settles after the user has been notified of the outcome. */
    switchStatus: (row: T, status: string) => Promise<void>;
    /** Removes the row from the list on screen; the server keeps it. */
    hide: (row: T) => void;
  } | null;
}

/** A field of a row, as the screen, the export, the history and the import show it. */
export interface RowField<T, Key extends string> {
  label: Key;
  /** Explains the field in one sentence: the tooltip of its column header. */
  help?: Key;
  choices?: Partial<Record<string, Key>>;
  /** Its column on screen; left out for fields without one. */
  column?: {
    /** In pixels; columns share extra room in proportion to their widths. */
    width: number;
    /**
     * The format of a value: `name` opens the form for users who may edit the row, `amount` is money, `status` a badge with the
     * texts of `choices`. Left out, the value is shown unchanged.
     */
    as?: 'name' | 'number' | 'amount' | 'time' | 'status';
    /** Renders the cell, for any other format. */
    cell?: (row: T, text: GetText<Key>, commands: RowCommands<T>) => ReactNode;
    align?: 'start' | 'end';
    content?: 'text' | 'control';
    /** Hidden until a user shows it. */
    isOptional?: boolean;
    /** Names the row: the title of its card in a narrow window. Implied by `name`. */
    isTitle?: boolean;
    /** Its position in the card; a `status` is beside the title. Fields without it are folded away. */
    inCard?: 'beside-title' | 'line';
  };
  /**
   * Returns the text for a mark that the history stores instead of a secret value, such as a key; such a field cannot be
   * restored. Left out where the history stores the value itself, shown with the texts of `choices` or unchanged.
   */
  inHistory?: (value: string, text: GetText<Key>) => string;
  /**
   * Includes the field in the export under its name: its value, a time as on screen, or the result of a function of the row.
   */
  exported?: true | ExportColumn<T>['value'];
}

/** Declares the fields of a list's rows in a separate module, which its form and import also use. */
export function defineFields<T>() {
  return <Key extends string, const Fields extends Record<string, RowField<T, NoInfer<Key>>>>(
    _messages: Messages<Key>,
    fields: Fields,
  ): Fields => fields;
}
