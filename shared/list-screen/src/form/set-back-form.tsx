import { joinSentences } from '@backoffice/i18n/format-list';
import { REASON_MAX, type FieldError } from '@backoffice/contract';
import { makeStyles, notify, rowNotices, tokens } from '@backoffice/ui';
import { FormDialog, TextField, useDialogForm, type FormSchema } from '@backoffice/ui/form';
import { useState } from 'react';
import { useEditedRow } from '../changes/edited-row';
import { formError } from '../changes/row-changes';
import { asksForReason, ChangeReason } from '../extras/reason/change-reason';
import type { SetBackPlan, SetBackProps } from '../declaration/row-edit';
import { listScreenMessages } from '../messages';
import { FormKeys } from './form-keys';

const useSetBackFormStyles = makeStyles({
  wide: { gridColumn: '1 / -1', minWidth: 0 },
  moment: { margin: 0, outlineStyle: 'none', overflowWrap: 'anywhere' },
  kept: { margin: `${tokens.spacingVerticalM} 0 0`, color: tokens.colorNeutralForeground3 },
});

interface Reason {
  reason: string;
}

/** Written by hand, so that forms need not load the schemas of the calls for it. */
const reasonRules: FormSchema<Reason, Reason> = {
  '~standard': {
    validate(value) {
      const { reason } = value as Reason;
      return reason.trim().length > REASON_MAX
        ? { issues: [{ path: ['reason'], code: 'too_big', message: '' }] }
        : { value: { reason } };
    },
  },
};

/** Shows the changes of a restore, and restores the version on confirmation. */
export function SetBackForm<T>(props: SetBackProps<T>) {
  const { edit, replan, name, moment, fieldText, table, asksReason, reasonSubject } = props;
  const { onRow, onClose } = props;
  const hasReasonRule = reasonSubject !== undefined && asksForReason(reasonSubject);
  const styles = useSetBackFormStyles();
  const text = listScreenMessages.useText();
  const [plan, setPlan] = useState(props.plan);
  const { changes, kept } = plan;
  const form = useDialogForm<Reason, Reason>({
    schema: reasonRules,
    defaults: { reason: '' },
    phrase: () => text('history.set-back.reason.too-long', { max: REASON_MAX }),
  });
  const valuesOf = (now: SetBackPlan<T>) => ({
    ...edit.valuesOf(now.row),
    ...Object.fromEntries(now.changes.map(({ field, to }) => [field, to])),
  });
  const texts = edit.texts();
  const { save, conflict } = useEditedRow<SetBackPlan<T>, string>({
    row: plan,
    send: async (reason, before) => ({
      ...before,
      row: await edit.send(valuesOf(before), before.row, reason),
    }),
    isDone: (now) => edit.holds(now.row, valuesOf(plan)),
    read: replan,
    onSaved(saved) {
      onRow(saved.row);
      rowNotices.succeeded(texts.saved);
      onClose();
    },
    onReload(now) {
      onRow(now.row);
      setPlan(now);
      if (now.changes.length > 0) return;
      notify.info({ title: text('history.set-back.nothing') });
      onClose();
    },
    texts,
  });
  /** A refused field has no input in this dialog, so the message names it. */
  const nameRefused = (error: Error & { title?: string; fields?: readonly FieldError[] }) => {
    const refused = error.fields?.filter(({ path }) => path !== 'reason') ?? [];
    if (refused.length === 0) throw error;
    const sentence = ({ path, message }: FieldError) =>
      listScreenMessages.text('history.set-back.refused', { field: fieldText(path), refusal: message });
    throw formError({ message: () => joinSentences(refused.map(sentence)), title: () => error.title }, error);
  };
  return (
    <FormDialog
      confirmLabel={text('history.set-back.confirm')}
      conflict={conflict}
      form={form}
      onClose={onClose}
      onSubmit={({ reason }) => save(reason).catch(nameRefused)}
      title={text('history.set-back.title', { name })}
    >
      <FormKeys>
        <div className={styles.wide}>
          <p className={styles.moment} data-autofocus tabIndex={-1}>
            {text('history.set-back.to', moment)}
          </p>
          {table(changes)}
          {kept.length > 0 && (
            <p className={styles.kept}>
              {text('history.set-back.kept', {
                fields: kept.map(({ field }) => fieldText(field)).join(', '),
              })}
            </p>
          )}
        </div>
        {hasReasonRule && <ChangeReason subject={reasonSubject} />}
        {asksReason && !hasReasonRule && (
          <TextField<Reason>
            hint={text('history.set-back.reason.hint', { max: REASON_MAX })}
            label={text('history.set-back.reason')}
            name="reason"
            wide
          />
        )}
      </FormKeys>
    </FormDialog>
  );
}
