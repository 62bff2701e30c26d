import { REASON_MAX, type FieldError, type HistoryEntry } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { makeStyles, notify, rowNotices, tokens } from '@backoffice/ui';
import { FormDialog, TextField, useDialogForm, type FormSchema } from '@backoffice/ui/form';
import { useState } from 'react';
import { useEditedRow } from '../changes/edited-row';
import { listScreenMessages } from '../messages';
import { HistoryChanges, nowAndThen, type HistoryWords } from './history-changes';
import { planSetBack, type AnyEdit, type AnyList, type SetBackPlan } from './set-back-plan';

const useSetBackDialogStyles = makeStyles({
  wide: { gridColumn: '1 / -1', minWidth: 0 },
  moment: { margin: 0, outlineStyle: 'none', overflowWrap: 'anywhere' },
  kept: { margin: `${tokens.spacingVerticalM} 0 0`, color: tokens.colorNeutralForeground3 },
});

interface Reason {
  reason: string;
}

/** By hand, so that a history carries no library of schemas. */
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

export interface SetBackDialogProps {
  list: Pick<AnyList, 'fields' | 'history' | 'reread' | 'nameOf'>;
  edit: AnyEdit;
  entry: HistoryEntry;
  plan: SetBackPlan;
  words: HistoryWords;
  /** An API of before takes no reason. */
  asksReason: boolean;
  /** The row as it is now. */
  onRow: (row: SetBackPlan['row']) => void;
  onClose: () => void;
}

/** Shows what would change, and sets the row back when it is agreed to. */
export function SetBackDialog(props: SetBackDialogProps) {
  const { list, edit, entry, words, asksReason, onRow, onClose } = props;
  const styles = useSetBackDialogStyles();
  const text = listScreenMessages.useText();
  const [plan, setPlan] = useState(props.plan);
  const { row, changes, kept } = plan;
  const form = useDialogForm<Reason, Reason>({
    schema: reasonRules,
    defaults: { reason: '' },
    phrase: () => text('history.set-back.reason.too-long', { max: REASON_MAX }),
  });
  const valuesOf = (now: SetBackPlan) => ({
    ...edit.valuesOf(now.row),
    ...Object.fromEntries(now.changes.map(({ field, to }) => [field, to])),
  });
  const texts = edit.texts();
  const { save, conflict } = useEditedRow<SetBackPlan, string>({
    row: plan,
    send: async (reason, before) => ({
      ...before,
      row: (await edit.send(valuesOf(before), before.row, reason)) as SetBackPlan['row'],
    }),
    isDone: (now) => edit.holds(now.row, valuesOf(plan)),
    read: (before) => planSetBack(list, edit, before.row, entry.id),
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
  /** A field that is refused has no place of its own here: it is named. */
  const nameRefused = (error: Error & { fields?: readonly FieldError[] }) => {
    const told = error.fields
      ?.filter(({ path }) => path !== 'reason')
      .map(({ path, message }) =>
        text('history.set-back.refused', { field: words.fieldText(path), refusal: message }),
      );
    if (told?.length) error.message = told.join(' ');
    throw error;
  };
  return (
    <FormDialog
      confirmLabel={text('history.set-back.confirm')}
      conflict={conflict}
      form={form}
      onClose={onClose}
      onSubmit={({ reason }) => save(reason).catch(nameRefused)}
      title={text('history.set-back.title', { name: list.nameOf?.(row) ?? String(row.id) })}
    >
      <div className={styles.wide}>
        <p className={styles.moment} data-autofocus tabIndex={-1}>
          {text('history.set-back.to', {
            at: formatDateTime(entry.at),
            actor: entry.actor ?? text('history.actor.system'),
          })}
        </p>
        <HistoryChanges
          changes={changes}
          headers={nowAndThen}
          label={text('history.set-back.label')}
          words={words}
        />
        {kept.length > 0 && (
          <p className={styles.kept}>
            {text('history.set-back.kept', {
              fields: kept.map(({ field }) => words.fieldText(field)).join(', '),
            })}
          </p>
        )}
      </div>
      {asksReason && (
        <TextField<Reason>
          hint={text('history.set-back.reason.hint', { max: REASON_MAX })}
          label={text('history.set-back.reason')}
          name="reason"
          wide
        />
      )}
    </FormDialog>
  );
}
