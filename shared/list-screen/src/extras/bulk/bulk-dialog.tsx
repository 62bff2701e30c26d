import { CHANNEL_WEIGHT_MAX, CHANNEL_WEIGHT_MIN, type MerchantStatus } from '@backoffice/contract';
import type { BulkPreview } from '@backoffice/contract/bulk';
import { BULK_FACTOR_MAX, type BulkCommand } from '@backoffice/contract/bulk-values';
import { formatNumber } from '@backoffice/i18n';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Select,
  Spinner,
  tokens,
} from '@backoffice/ui';
import { startTransition, type SubmitEvent, useEffect, useEffectEvent, useState, useTransition } from 'react';
import { listScreenMessages } from '../../messages';
import type { BulkApi, BulkList, PreviewRequest } from './bulk.api';
import { countOf, Outcomes } from './outcomes';

const useBulkDialogStyles = makeStyles({
  rule: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    marginBlockEnd: tokens.spacingVerticalM,
  },
  note: { margin: `0 0 ${tokens.spacingVerticalM}` },
  waiting: { display: 'flex', justifyContent: 'start', minHeight: '96px' },
});

type Rule = Extract<BulkCommand, { weight: object }>['weight']['rule'];

const ruleTexts = { set: 'bulk.rule.set', add: 'bulk.rule.add', multiply: 'bulk.rule.multiply' } as const;
const runTexts = {
  merchants: { active: 'bulk.run.active.merchants', inactive: 'bulk.run.inactive.merchants' },
  channels: { active: 'bulk.run.active.channels', inactive: 'bulk.run.inactive.channels' },
} as const;

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

export interface BulkDialogProps {
  api: BulkApi;
  list: BulkList;
  /** The number of selected records. */
  count: number;
  /** The status to set. Left out, weights are set, by a rule chosen in the dialog. */
  status?: MerchantStatus;
  request: (command: BulkCommand) => PreviewRequest;
  valueText: (value: string | number) => string;
  onStarted: () => void;
  /** Called when the answer failed, so that it is unknown whether the job has started. */
  onUncertain: () => void;
  onClose: () => void;
}

/** Shows the result that a bulk edit would have, and starts it. */
export function BulkDialog(props: BulkDialogProps) {
  const { api, list, count, status, request, valueText, onStarted, onUncertain, onClose } = props;
  const styles = useBulkDialogStyles();
  const text = listScreenMessages.useText();
  const [rule, setRule] = useState<Rule>('set');
  const [typed, setTyped] = useState('');
  const [preview, setPreview] = useState<BulkPreview>();
  const [failure, setFailure] = useState<string>();
  const [takesLastActive, setTakesLastActive] = useState(false);
  const [isBusy, startWork] = useTransition();
  const by = readNumber(rule, typed);
  const [min, max] = bounds[rule];

  const attempt = (work: () => Promise<void>) => {
    if (isBusy) return;
    setFailure(undefined);
    startWork(() => work().catch((error: unknown) => setFailure((error as Error).message)));
  };
  const look = (command: BulkCommand) =>
    attempt(async () => {
      const found = await api.preview(request(command));
      // Set in the same transition that ends the wait, so that the preview on screen can be confirmed.
      startTransition(() => setPreview(found));
    });
  const lookAtStatus = useEffectEvent(() => {
    if (status) look({ status });
  });
  useEffect(() => {
    lookAtStatus();
  }, []);

  const lastActive = preview ? countOf(preview.outcomes, 'last-active') : 0;
  const willChange = preview ? countOf(preview.outcomes, 'change') + (takesLastActive ? lastActive : 0) : 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (preview && willChange > 0) {
      attempt(async () => {
        await api.start(preview.id, takesLastActive).catch((error: unknown) => {
          onUncertain();
          throw error;
        });
        onStarted();
        onClose();
      });
    } else if (!status && by !== undefined) look({ weight: { rule, by } });
  };
  // The dialog cannot be closed while a job is being started, as its failure would not be seen. A preview can be closed at
  // any time.
  const isStarting = isBusy && preview !== undefined;
  const edit = (change: () => void) => {
    change();
    setPreview(undefined);
  };
  const titles = { active: 'bulk.title.active', inactive: 'bulk.title.inactive' } as const;
  const changed = preview ? willChange : count;
  const runLabel = text(status ? runTexts[list][status] : 'bulk.run.weight', {
    count: changed,
    n: formatNumber(changed),
  });
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isStarting} onClick={onClose}>
            {text('bulk.cancel')}
          </Button>
          <Button
            appearance="primary"
            data-autofocus={status && ''}
            disabledFocusable={
              isBusy || (preview ? willChange === 0 : status !== undefined || by === undefined)
            }
            type="submit"
          >
            {preview || status ? runLabel : text('bulk.look')}
          </Button>
        </>
      }
      busy={isStarting}
      onDismiss={onClose}
      onSubmit={submit}
      title={text(status ? titles[status] : 'bulk.title.weight')}
    >
      {!status && (
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
      )}
      {failure && (
        <MessageBar className={styles.note} intent="error">
          <MessageBarBody>{failure}</MessageBarBody>
        </MessageBar>
      )}
      {!preview && isBusy && (
        <div className={styles.waiting}>
          <Spinner label={text('bulk.looking', { count, n: formatNumber(count) })} size="tiny" />
        </div>
      )}
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
          {lastActive > 0 && (
            <Checkbox
              checked={takesLastActive}
              label={text('bulk.takes-last-active', { count: lastActive, n: formatNumber(lastActive) })}
              onChange={(_event, { checked }) => setTakesLastActive(checked === true)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
