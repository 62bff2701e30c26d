import type { GetText, Messages } from '@backoffice/i18n';
import { ConfirmDialog, rowNotices, type ConfirmDialogProps } from '@backoffice/ui';
import {
  FormDialog,
  useDialogForm,
  type FieldValues,
  type FormDialogProps,
  type FormSchema,
  type IssuePhrase,
} from '@backoffice/ui/form';
import { useMemo, useState, type ReactNode } from 'react';
import { useEditedRow } from '../changes/edited-row';
import { useNewRow } from '../changes/new-row';
import { createRow } from '../changes/row-changes';
import type { ComparedFields } from '../extras/conflict/compared-fields';
import type { ConflictEntry } from '../extras/conflict/plan-conflict';
import { useConflict } from '../extras/conflict/use-conflict';
import { LazyRowChangedNotice } from './lazy-row-changed-notice';
import type { RowChangedNoticeProps } from '../extras/live/row-changed-notice';

/** The form of `useDialogForm`. */
type DialogForm<In extends FieldValues, Out> = FormDialogProps<In, Out>['form'];

type Rules<T, In, Out> = FormSchema<In, Out> | ((stored: T | undefined) => FormSchema<In, Out>);

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
    /** The values of a new form. */
    blank: In | (() => In);
    /** @param idempotencyKey the same for all attempts of this form */
    send: (values: Out, idempotencyKey: string) => Promise<T>;
    texts: Record<'title' | 'created' | 'failed' | 'createdBefore', Key>;
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
  nameOf?: (row: T) => string;
  /** Returns the current row; undefined when it no longer exists. */
  reread: (row: T) => Promise<T | undefined>;
  /** Reads the latest entries of the row's history; left out where the user may not see it. */
  history?: ((row: T) => Promise<readonly ConflictEntry[]>) | undefined;
  /** The list and id in the server's notices of changes to the row. */
  live?: Pick<RowChangedNoticeProps, 'list' | 'id' | 'read'> | undefined;
  /** Shows a created row in the list. */
  onCreated: (row: T) => void;
  onRow: (row: T) => void;
  onClose: () => void;
}

const textsOf = <Key extends string, Name extends string>(keys: Record<Name, Key>, text: GetText<Key>) =>
  Object.fromEntries(Object.entries<Key>(keys).map(([name, key]) => [name, text(key)])) as Record<
    Name,
    string
  >;

/**
 * @returns true if the form of a row shows these values; values that the form never shows, such as a password, are not compared
 */
export function showsValues<T>(valuesOf: (row: T) => FieldValues, row: T, values: object): boolean {
  const now: Record<string, unknown> = valuesOf(row);
  return Object.entries(values).every(([name, value]) => !(name in now) || now[name] === value);
}

function useRules<T, In, Out>(rules: Rules<T, In, Out>, stored: T | undefined): FormSchema<In, Out> {
  return useMemo(() => (typeof rules === 'function' ? rules(stored) : rules), [rules, stored]);
}

/** The form of a new row, which closes when the row is created. */
function CreateForm<T, Key extends string, In extends FieldValues, Out, EditIn extends FieldValues, EditOut>({
  declaration,
  messages,
  onCreated,
  onClose,
}: RowFormOptions<T, Key, In, Out, EditIn, EditOut>) {
  const { create, phrase, size, fields } = declaration;
  const { rules, blank, send } = create;
  const texts = textsOf(create.texts, messages.useText());
  const [defaults] = useState(blank);
  const form = useDialogForm<In, Out>({ schema: useRules(rules, undefined), defaults, phrase });
  const { idempotencyKey, settle } = useNewRow<T>({
    onCreated(row) {
      onCreated(row);
      rowNotices.succeeded(texts.created);
      onClose();
    },
    texts,
  });
  const onSubmit = async (values: Out) => settle(await createRow(() => send(values, idempotencyKey)));
  return (
    <FormDialog
      confirmLabel={texts.title}
      form={form}
      onClose={onClose}
      onSubmit={onSubmit}
      size={size}
      title={texts.title}
    >
      {fields(undefined, form)}
    </FormDialog>
  );
}

type Question = Pick<ConfirmDialogProps, 'title' | 'body' | 'confirmLabel'>;

/** A question over the form; the form waits for its answer. */
function useQuestion() {
  const [question, setQuestion] = useState<Question & { answer: (isAgreed: boolean) => void }>();
  const isAgreed = (words: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setQuestion(undefined);
        resolve(yes);
      };
      setQuestion({ ...words, answer });
    });
  const questionDialog = question && (
    <ConfirmDialog
      body={question.body}
      confirmLabel={question.confirmLabel}
      dangerous
      onCancel={() => question.answer(false)}
      onConfirm={() => question.answer(true)}
      title={question.title}
    />
  );
  return { isAgreed, questionDialog };
}

/** The form of an existing row, which closes when the row is saved. */
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
  history,
  live,
  onRow,
  onClose,
  row,
}: RowFormOptions<T, Key, In, Out, EditIn, EditOut> & { row: T }) {
  const { edit, phrase, size, fields, valuesOf, holds } = declaration;
  const text = messages.useText();
  const texts = textsOf(edit.texts, text);
  const [stored, setStored] = useState(row);
  const form = useDialogForm<EditIn, EditOut>({
    schema: useRules(edit.rules, stored),
    defaults: valuesOf(row),
    phrase,
  });
  const show = (now: T) => {
    onRow(now);
    setStored(now);
  };
  const met = useConflict<T, EditIn, EditOut>({
    form,
    valuesOf,
    fields: declaration.useCompared(),
    history,
    title: texts.conflict,
  });
  const { save, conflict, before, reload } = useEditedRow<T, EditOut>({
    row,
    send: (values, before) => edit.send(values, before),
    isDone: holds ?? ((now, values) => showsValues(valuesOf, now, values)),
    read: reread,
    onSaved(saved) {
      show(saved);
      rowNotices.succeeded(texts.saved);
      onClose();
    },
    onReload: show,
    conflict: met,
    texts,
  });
  const { isAgreed, questionDialog } = useQuestion();
  const name = nameOf?.(row) ?? '';
  const onSubmit = async (values: EditOut) => {
    met.check();
    const question = edit.question?.(values, stored);
    const words = question && {
      title: text(question.title, { name }),
      body: text(question.body, { name }),
      confirmLabel: text(question.confirm),
    };
    if (!words || (await isAgreed(words))) await save(values);
  };
  return (
    <>
      <FormDialog
        conflict={conflict}
        form={form}
        onClose={onClose}
        onSubmit={onSubmit}
        size={size}
        title={text(edit.texts.title, { name })}
      >
        {live && (
          <LazyRowChangedNotice
            findAuthor={async () => (await history?.(before))?.[0]?.actor}
            onLook={reload}
            updatedAt={before.updatedAt}
            {...live}
          />
        )}
        {met.panel}
        {fields(stored, form)}
      </FormDialog>
      {questionDialog}
    </>
  );
}

/** The dialog of a declared form, for a new row or an existing one. */
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
