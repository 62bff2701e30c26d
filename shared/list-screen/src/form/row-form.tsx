import type { GetText, Messages } from '@backoffice/i18n';
import {
  useDialogForm,
  type FieldValues,
  type FormDialogProps,
  type FormSchema,
  type IssuePhrase,
} from '@backoffice/ui/form';
import { useMemo, useState, type ReactNode } from 'react';
import { CreateDialog, type CreateDialogProps } from './create-dialog';
import { EditDialog, type EditDialogProps } from './edit-dialog';

/** The form of `useDialogForm`. */
type DialogForm<In extends FieldValues, Out> = FormDialogProps<In, Out>['form'];

type Rules<T, In, Out> = FormSchema<In, Out> | ((stored: T | undefined) => FormSchema<In, Out>);

/** The form that adds a row, and the one that edits it. */
export interface FormDeclaration<
  T,
  Key extends string,
  In extends FieldValues,
  Out,
  EditIn extends FieldValues = In,
  EditOut = Out,
> {
  /** Words for what is wrong with a field. */
  phrase: IssuePhrase<In> & IssuePhrase<EditIn>;
  /** What the form shows of a row. */
  valuesOf: (row: T) => EditIn;
  /** Whether a row holds what was sent; where left out, each value that the form shows is compared. */
  holds?: (row: T, values: Out | EditOut) => boolean;
  /**
   * The fields.
   *
   * @param row as it was read last; undefined for a new one
   */
  fields: (row: T | undefined, form: DialogForm<In, Out> | DialogForm<EditIn, EditOut>) => ReactNode;
  size?: FormDialogProps<In, Out>['size'];
  create: {
    rules: Rules<T, In, Out>;
    /** What a new form shows. */
    blank: In | (() => In);
    texts: Record<'title' | 'created' | 'failed' | 'createdBefore', Key>;
  } & Pick<CreateDialogProps<T, In, Out>, 'send' | 'find' | 'readNewest'>;
  edit: {
    rules: Rules<T, EditIn, EditOut>;
    /** `title` can name the row by `{{name}}`. */
    texts: Record<'title' | 'saved' | 'failed' | 'reloadFailed' | 'conflict', Key>;
  } & Pick<EditDialogProps<T, EditIn, EditOut>, 'send'>;
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
  nameOf?: (row: T) => string;
  /** A row as it is now; undefined when there is none. */
  reread: (row: T) => Promise<T | undefined>;
  /** Shows a row that has been made, saved or read again in the list. */
  onCreated: (row: T) => void;
  onRow: (row: T) => void;
  onClose: () => void;
}

const textsOf = <Key extends string, Name extends string>(keys: Record<Name, Key>, text: GetText<Key>) =>
  Object.fromEntries(Object.entries<Key>(keys).map(([name, key]) => [name, text(key)])) as Record<
    Name,
    string
  >;

/** @returns true if a row shows these values in its form; values that the form never shows, such as a password, do not count */
export function showsValues<T>(valuesOf: (row: T) => FieldValues, row: T, values: object): boolean {
  const now: Record<string, unknown> = valuesOf(row);
  return Object.entries(values).every(([name, value]) => !(name in now) || now[name] === value);
}

function useRules<T, In, Out>(rules: Rules<T, In, Out>, stored: T | undefined): FormSchema<In, Out> {
  return useMemo(() => (typeof rules === 'function' ? rules(stored) : rules), [rules, stored]);
}

function CreateForm<T, Key extends string, In extends FieldValues, Out, EditIn extends FieldValues, EditOut>({
  declaration,
  messages,
  onCreated,
  onClose,
}: RowFormOptions<T, Key, In, Out, EditIn, EditOut>) {
  const { create, phrase, size, fields } = declaration;
  const { rules, blank, texts, ...calls } = create;
  const text = messages.useText();
  const [defaults] = useState(blank);
  const form = useDialogForm<In, Out>({ schema: useRules(rules, undefined), defaults, phrase });
  const { title, ...notices } = textsOf(texts, text);
  return (
    <CreateDialog
      {...calls}
      form={form}
      onClose={onClose}
      onRow={onCreated}
      size={size}
      texts={notices}
      title={title}
    >
      {fields(undefined, form)}
    </CreateDialog>
  );
}

function EditForm<
  T extends { updatedAt: string },
  Key extends string,
  In extends FieldValues,
  Out,
  EditIn extends FieldValues,
  EditOut extends object,
>({
  declaration,
  messages,
  nameOf,
  reread,
  onRow,
  onClose,
  row,
}: RowFormOptions<T, Key, In, Out, EditIn, EditOut> & { row: T }) {
  const { edit, phrase, size, fields, valuesOf, holds } = declaration;
  const { rules, texts, ...calls } = edit;
  const text = messages.useText();
  const [stored, setStored] = useState(row);
  const form = useDialogForm<EditIn, EditOut>({
    schema: useRules(rules, stored),
    defaults: valuesOf(row),
    phrase,
  });
  const { title: _title, ...notices } = textsOf(texts, text);
  return (
    <EditDialog
      {...calls}
      form={form}
      isDone={holds ?? ((now, values) => showsValues(valuesOf, now, values))}
      onClose={onClose}
      onRow={(now) => {
        onRow(now);
        setStored(now);
      }}
      read={reread}
      row={row}
      size={size}
      texts={notices}
      title={text(texts.title, { name: nameOf?.(row) ?? '' })}
      valuesOf={valuesOf}
    >
      {fields(stored, form)}
    </EditDialog>
  );
}

/** The dialog of a declared form: that of a new row, or of one that is there. */
export function RowForm<
  T extends { updatedAt: string },
  Key extends string,
  In extends FieldValues,
  Out,
  EditIn extends FieldValues,
  EditOut extends object,
>({ row, ...options }: RowFormOptions<T, Key, In, Out, EditIn, EditOut> & { row?: T }) {
  return row ? <EditForm {...options} row={row} /> : <CreateForm {...options} />;
}
