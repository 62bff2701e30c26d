import { ConfirmDialog, rowNotices, type ConfirmDialogProps } from '@backoffice/ui';
import { FormDialog, useDialogForm, type FieldValues } from '@backoffice/ui/form';
import { useState } from 'react';
import { useEditedRow } from '../changes/edited-row';
import { useConflict } from '../extras/conflict/use-conflict';
import { ChangeReason } from '../extras/reason/change-reason';
import { CreateForm } from './create-form';
import { showsValues, textsOf, useRules, type RowFormOptions } from './form-declaration';
import { FormKeys } from './form-keys';
import { LazyRowChangedNotice } from './lazy-row-changed-notice';

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
  reasonSubject,
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
  const texts = textsOf(edit.texts, messages);
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
        <FormKeys>
          {fields(stored, form)}
          {reasonSubject && <ChangeReason subject={reasonSubject} />}
        </FormKeys>
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
