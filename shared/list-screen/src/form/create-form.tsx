import { may } from '@backoffice/session';
import { Button, rowNotices } from '@backoffice/ui';
import { FormDialog, useDialogForm, type FieldValues } from '@backoffice/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNewRow } from '../changes/new-row';
import { createRow } from '../changes/row-changes';
import { ChangeReason } from '../extras/reason/change-reason';
import { FormKeys, NEXT_KEYS } from './form-keys';
import { textsOf, useRules, type RowFormOptions } from './form-declaration';

interface NewRowFormProps {
  /** Replaces this form by an empty one. */
  onNext: (of: number | undefined) => void;
}

function NewRowForm<T, Key extends string, In extends FieldValues, Out, EditIn extends FieldValues, EditOut>({
  declaration,
  messages,
  reasonSubject,
  of,
  onCreated,
  onClose,
  onNext,
}: RowFormOptions<T, Key, In, Out, EditIn, EditOut> & NewRowFormProps) {
  const { create, phrase, size, fields } = declaration;
  const { rules, blank, send, next } = create;
  const text = messages.useText();
  const texts = textsOf(create.texts, messages);
  const [defaults] = useState(() => (typeof blank === 'function' ? blank(of) : blank));
  const form = useDialogForm<In, Out>({ schema: useRules(rules, undefined), defaults, phrase });
  const { idempotencyKey, settle } = useNewRow<T>({
    onCreated(row) {
      onCreated(row);
      rowNotices.succeeded(texts.created);
    },
    texts,
  });
  const add = async (values: Out): Promise<T> => settle(await createRow(() => send(values, idempotencyKey)));
  const { field, value } = next?.onlyIf ?? {};
  const isNextOffered = next && may(next.needs) && (!field || form.watch(field) === value);
  const navigate = useNavigate();
  const goOn = (row: T) => {
    const target = next!.after(row);
    if ('of' in target) onNext(target.of);
    else {
      onClose();
      void navigate(target.address);
    }
  };
  return (
    <FormDialog
      confirmLabel={texts.title}
      form={form}
      next={
        isNextOffered
          ? (save, saving) => (
              <Button
                aria-description={NEXT_KEYS}
                data-action="next"
                data-tooltip={NEXT_KEYS}
                disabledFocusable={saving}
                onClick={() => save(async (values) => goOn(await add(values)))}
              >
                {text(next.label)}
              </Button>
            )
          : undefined
      }
      onClose={onClose}
      onSubmit={async (values) => {
        await add(values);
        onClose();
      }}
      size={size}
      title={texts.title}
    >
      <FormKeys>
        {fields(undefined, form)}
        {reasonSubject && <ChangeReason subject={reasonSubject} />}
      </FormKeys>
    </FormDialog>
  );
}

/** The form of a new row. When the row is created, the form closes or continues with another one. */
export function CreateForm<
  T,
  Key extends string,
  In extends FieldValues,
  Out,
  EditIn extends FieldValues,
  EditOut,
>(options: RowFormOptions<T, Key, In, Out, EditIn, EditOut>) {
  const [{ of, count }, setForm] = useState({ of: options.of, count: 0 });
  const onNext = (owner: number | undefined) => setForm({ of: owner, count: count + 1 });
  // A new key starts a form without the state of the previous one, such as its idempotency key.
  return <NewRowForm {...options} key={count} of={of} onNext={onNext} />;
}
