import { CHANNEL_WEIGHT_MAX, CHANNEL_WEIGHT_MIN } from '@backoffice/contract';
import { BULK_FACTOR_MAX, type BulkCommand } from '@backoffice/contract/bulk-values';
import { formatNumber } from '@backoffice/i18n';
import { Button, Dialog, Field, Input, makeStyles, Select, tokens } from '@backoffice/ui';
import { type SubmitEvent, useState } from 'react';
import { listScreenMessages } from '../../messages';
import { ChangeReason } from '../reason/change-reason';
import { BulkNotes } from './bulk-notes';
import { countOf, Outcomes } from './outcomes';
import { type BulkDialogProps, bulkSubjects, useBulkPreview } from './use-bulk-preview';

const useBulkWeightStyles = makeStyles({
  rule: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    marginBlockEnd: tokens.spacingVerticalM,
  },
  note: { margin: `0 0 ${tokens.spacingVerticalM}` },
});

type Rule = Extract<BulkCommand, { weight: object }>['weight']['rule'];

const ruleTexts = { set: 'bulk.rule.set', add: 'bulk.rule.add', multiply: 'bulk.rule.multiply' } as const;
const bounds: Record<Rule, [number, number]> = {
  set: [CHANNEL_WEIGHT_MIN, CHANNEL_WEIGHT_MAX],
  add: [-CHANNEL_WEIGHT_MAX, CHANNEL_WEIGHT_MAX],
  multiply: [0, BULK_FACTOR_MAX],
};

/** Returns the typed number; undefined when the rule does not accept it. */
function readNumber(rule: Rule, typed: string): number | undefined {
  const by = Number(typed.trim().replace(',', '.').replace('−', '-') || Number.NaN);
  const [min, max] = bounds[rule];
  return by >= min && by <= max && (rule === 'multiply' || Number.isInteger(by)) ? by : undefined;
}

interface BulkWeightDialogProps extends BulkDialogProps {
  valueText: (value: string | number) => string;
}

/** Sets the weights of all selected channels by a rule, after showing the result that it would have. */
export function BulkWeightDialog({ valueText, ...props }: BulkWeightDialogProps) {
  const { list, count, onClose } = props;
  const styles = useBulkWeightStyles();
  const text = listScreenMessages.useText();
  const [rule, setRule] = useState<Rule>('set');
  const [typed, setTyped] = useState('');
  const { preview, failure, isBusy, look, start, forget } = useBulkPreview(props);
  const by = readNumber(rule, typed);
  const [min, max] = bounds[rule];
  const willChange = preview ? countOf(preview.outcomes, 'change') : 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (preview && willChange > 0) start(preview, false);
    else if (by !== undefined) look({ weight: { rule, by } });
  };
  // The dialog cannot be closed while a job is being started, as its failure would not be seen. A preview can be closed at
  // any time.
  const isStarting = isBusy && preview !== undefined;
  const edit = (change: () => void) => {
    change();
    forget();
  };
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isStarting} onClick={onClose}>
            {text('bulk.cancel')}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={isBusy || (preview ? willChange === 0 : by === undefined)}
            type="submit"
          >
            {preview
              ? text('bulk.run.weight', { count: willChange, n: formatNumber(willChange) })
              : text('bulk.look')}
          </Button>
        </>
      }
      busy={isStarting}
      onDismiss={onClose}
      onSubmit={submit}
      title={text('bulk.title.weight')}
    >
      <div className={styles.rule}>
        <Field label={text('bulk.rule')}>
          <Select onChange={(_event, { value }) => edit(() => setRule(value as Rule))} value={rule}>
            {(Object.keys(ruleTexts) as Rule[]).map((each) => (
              <option key={each} value={each}>
                {text(ruleTexts[each])}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          hint={text('bulk.rule.bounds', { min: formatNumber(min), max: formatNumber(max) })}
          label={text('bulk.rule.by')}
        >
          <Input
            data-autofocus=""
            inputMode="decimal"
            onChange={(_event, { value }) => edit(() => setTyped(value))}
            value={typed}
          />
        </Field>
      </div>
      <BulkNotes failure={failure} looking={!preview && isBusy ? count : undefined} />
      {preview && (
        <div aria-live="polite">
          {preview.bounded > 0 && (
            <p className={styles.note}>
              {text('bulk.bounded', {
                count: preview.bounded,
                n: formatNumber(preview.bounded),
                min: formatNumber(CHANNEL_WEIGHT_MIN),
                max: formatNumber(CHANNEL_WEIGHT_MAX),
              })}
            </p>
          )}
          <Outcomes isDone={false} outcomes={preview.outcomes} valueText={valueText} />
        </div>
      )}
      <ChangeReason subject={bulkSubjects[list]} />
    </Dialog>
  );
}
