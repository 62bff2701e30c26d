import type { FieldValues, FormDialogProps } from '@backoffice/ui/form';
import { useState, type ReactNode } from 'react';
import { formError } from '../../changes/row-changes';
import { listScreenMessages } from '../../messages';
import type { ComparedFields } from './compared-fields';
import type { Loss } from './lost-panel';
import type { Side } from './merge-edits';
import type { ConflictEntry, ConflictPlan } from './plan-conflict';

interface Met<T> {
  plan: ConflictPlan<T>;
  answers: Readonly<Record<string, Side>>;
  refusals: number;
}

interface ConflictOptions<T, In extends FieldValues, Out> {
  form: FormDialogProps<In, Out>['form'];
  valuesOf: (row: T) => In;
  /** The fields, or a function that loads them where the page should not contain them. */
  fields: ComparedFields<T> | (() => Promise<() => ComparedFields<T>>);
  /** Reads the latest entries of the row's history; left out where the user may not see it. */
  history?: ((row: T) => Promise<readonly ConflictEntry[]>) | undefined;
  /** The title of the conflict: another user has changed the row. */
  title: string;
}

/** Handles the form of a row that another user has changed, or that can no longer be saved. Its code is loaded on demand. */
export function useConflict<T extends { updatedAt: string }, In extends FieldValues, Out>(
  options: ConflictOptions<T, In, Out>,
) {
  const { form, valuesOf, fields, history, title } = options;
  const load = async () => {
    const { planConflict, ConflictPanel, LostPanel } = await import('./conflict-panel');
    const [fieldsOf] = await Promise.all([
      typeof fields === 'function' ? fields() : undefined,
      listScreenMessages.load(),
    ]);
    return { planConflict, ConflictPanel, LostPanel, fieldsOf };
  };
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>>>();
  const [met, setMet] = useState<Met<T>>();
  const [loss, setLoss] = useState<Loss>();

  /** Merges the other user's changes into the form. @param before the row that the form was filled from */
  const merge = async (now: T, before: T): Promise<void> => {
    const [loaded, entries] = await Promise.all([
      load(),
      // The names of the users are optional.
      history?.(now).catch(() => []) ?? [],
    ]);
    const compared = typeof fields === 'function' ? loaded.fieldsOf!() : fields;
    const typed = form.getValues();
    const plan = await loaded.planConflict({ before, now, typed, valuesOf, fields: compared, entries });
    form.reset(valuesOf(now), { keepValues: true });
    for (const [field, value] of Object.entries(plan.merged)) {
      form.setValue(field as never, value as never, { shouldDirty: true });
    }
    setCode(loaded);
    setLoss(undefined);
    setMet({ plan, answers: {}, refusals: 0 });
  };
  const lose = async (what: Loss): Promise<void> => {
    setCode(await load());
    setLoss(what);
  };

  /** @throws Error whose message the form shows, as long as a field has no answer */
  const check = (): void => {
    if (!met || met.plan.conflicts.every(({ id }) => met.answers[id])) return;
    setMet({ ...met, refusals: met.refusals + 1 });
    throw formError({ message: () => listScreenMessages.text('conflict.unanswered'), title: () => title });
  };
  const clear = () => {
    setMet(undefined);
    setLoss(undefined);
  };

  const panelOf = ({ LostPanel, ConflictPanel, fieldsOf }: NonNullable<typeof code>): ReactNode => {
    const shown = typeof fields === 'function' ? fieldsOf!() : fields;
    if (loss) return <LostPanel fields={shown} loss={loss} typed={() => form.getValues()} />;
    if (!met) return null;
    const { plan, answers, refusals } = met;
    return (
      <ConflictPanel
        answers={answers}
        fields={shown}
        key={plan.now.updatedAt}
        onAnswer={(difference, side) => {
          const field = difference.field as never;
          const value = plan.chosen(difference, side, form.getValues(field)) as never;
          form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
          setMet({ ...met, answers: { ...answers, [difference.id]: side } });
        }}
        plan={plan}
        refusals={refusals}
        title={title}
      />
    );
  };
  return { panel: code && panelOf(code), merge, lose, check, clear };
}
