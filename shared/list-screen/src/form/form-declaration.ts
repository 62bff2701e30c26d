import type { Permission } from '@backoffice/contract';
import type { ReasonSubject } from '@backoffice/contract/reason-values';
import type { Messages } from '@backoffice/i18n';
import type {
  FieldValues,
  FormDialogProps,
  FormFieldProps,
  FormSchema,
  IssuePhrase,
} from '@backoffice/ui/form';
import { useMemo, type ReactNode } from 'react';
import type { ComparedFields } from '../extras/conflict/compared-fields';
import type { ConflictEntry } from '../extras/conflict/plan-conflict';
import type { RowChangedNoticeProps } from '../extras/live/row-changed-notice';

/** The form of `useDialogForm`. */
type DialogForm<In extends FieldValues, Out> = FormDialogProps<In, Out>['form'];

type Rules<T, In, Out> = FormSchema<In, Out> | ((stored: T | undefined) => FormSchema<In, Out>);

interface NextRow<T, Key extends string, In extends FieldValues> {
  /** The label of the button that saves and continues. */
  label: Key;
  /** The permission without which the button is not shown. */
  needs: Permission;
  /** The value that a field must have. */
  onlyIf?: { field: FormFieldProps<In>['name']; value: unknown };
  /** Returns the address of the form to open, or the record to which the next row of this form belongs. */
  after: (row: T) => { address: string } | { of: number | undefined };
}

/** The declaration of a form that adds rows and edits them. */
export interface FormDeclaration<
  T,
  Key extends string,
  In extends FieldValues,
  Out,
  EditIn extends FieldValues = In,
  EditOut = Out,
> {
  /** Returns the message for an invalid field. */
  phrase: IssuePhrase<In> & IssuePhrase<EditIn>;
  /** Returns the values that the form shows of a row. */
  valuesOf: (row: T) => EditIn;
  /** Returns true if a row has the values that were sent; left out, each value that the form shows is compared. */
  holds?: (row: T, values: Out | EditOut) => boolean;
  /**
   * Renders the fields.
   * @param row the last version of the row that was read; undefined for a new one
   */
  fields: (row: T | undefined, form: DialogForm<In, Out> | DialogForm<EditIn, EditOut>) => ReactNode;
  /** Returns the fields to compare when two users have changed a row; called as a hook. */
  useCompared: () => ComparedFields<T>;
  size?: FormDialogProps<In, Out>['size'];
  create: {
    rules: Rules<T, In, Out>;
    /**
     * The values of a new form.
     * @param of id of the record to which the new row belongs, if the form was opened for one
     */
    blank: In | ((of?: number) => In);
    /** @param idempotencyKey the same for all attempts of this form */
    send: (values: Out, idempotencyKey: string) => Promise<T>;
    texts: Record<'title' | 'created' | 'failed' | 'createdBefore', Key>;
    /** Continues with another form after the row is created. */
    next?: NextRow<T, Key, In>;
  };
  edit: {
    rules: Rules<T, EditIn, EditOut>;
    /**
     * @param before the last version of the row that was read
     * @param reason why the row is changed; undefined when none was given
     */
    send: (values: EditOut, before: T, reason?: string) => Promise<T>;
    /** Returns a question to confirm before sending values that have consequences beyond the row. */
    question?: (values: EditOut, before: T) => Record<'title' | 'body' | 'confirm', Key> | undefined;
    /** `title` can contain the name of the row as `{{name}}`. */
    texts: Record<'title' | 'saved' | 'failed' | 'reloadFailed' | 'conflict', Key>;
  };
}

export interface RowFormOptions<
  T,
  Key extends string,
  In extends FieldValues,
  Out,
  EditIn extends FieldValues,
  EditOut,
> {
  declaration: FormDeclaration<T, Key, In, Out, EditIn, EditOut>;
  messages: Messages<Key>;
  /** The kind of change, whose reason the form takes where the rules ask for one. */
  reasonSubject?: ReasonSubject | undefined;
  nameOf?: (row: T) => string;
  /** Returns the current row; undefined when it no longer exists. */
  reread: (row: T) => Promise<T | undefined>;
  /** Reads the latest entries of the row's history; left out where the user may not see it. */
  history?: ((row: T) => Promise<readonly ConflictEntry[]>) | undefined;
  /** The list and id in the server's notices of changes to the row. */
  live?: Pick<RowChangedNoticeProps, 'list' | 'id' | 'read'> | undefined;
  /** The id of the record to which a new row belongs. */
  of?: number | undefined;
  /** Shows a created row in the list. */
  onCreated: (row: T) => void;
  onRow: (row: T) => void;
  onClose: () => void;
}

/** Returns the texts of message keys, by the same names; each is read when it is used, in the language of then. */
export function textsOf<Key extends string, Name extends string>(
  keys: Record<Name, Key>,
  { text }: Pick<Messages<Key>, 'text'>,
): Record<Name, string> {
  const texts = Object.entries<Key>(keys).map(([name, key]) => [name, { get: () => text(key) }] as const);
  return Object.defineProperties({} as Record<Name, string>, Object.fromEntries(texts));
}

/**
 * @returns true if the form of a row shows these values; values that the form never shows, such as a password, are not compared
 */
export function showsValues<T>(valuesOf: (row: T) => FieldValues, row: T, values: object): boolean {
  const now: Record<string, unknown> = valuesOf(row);
  return Object.entries(values).every(([name, value]) => !(name in now) || now[name] === value);
}

export function useRules<T, In, Out>(rules: Rules<T, In, Out>, stored: T | undefined): FormSchema<In, Out> {
  return useMemo(() => (typeof rules === 'function' ? rules(stored) : rules), [rules, stored]);
}
