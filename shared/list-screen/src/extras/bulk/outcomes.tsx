import type { BulkOutcomeRows } from '@backoffice/contract/bulk';
import { type BulkOutcome, bulkOutcomes } from '@backoffice/contract/bulk-values';
import { formatNumber } from '@backoffice/i18n';
import { makeStyles, tokens } from '@backoffice/ui';
import { listScreenMessages } from '../../messages';

const useOutcomesStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  rows: {
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    paddingInlineStart: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  more: { listStyleType: 'none', color: tokens.colorNeutralForeground3 },
});

export const outcomeTexts = {
  same: 'bulk.outcome.same',
  'last-active': 'bulk.outcome.last-active',
  stale: 'bulk.outcome.stale',
  missing: 'bulk.outcome.missing',
  forbidden: 'bulk.outcome.forbidden',
  failed: 'bulk.outcome.failed',
} as const satisfies Record<Exclude<BulkOutcome, 'change'>, string>;

interface NamedRowsProps {
  rows: BulkOutcomeRows;
  /** Shows the values before and after; left out, only names are shown. */
  valueText?: (value: string | number) => string;
}

/** The first rows of an outcome by name, and the number of the others. */
export function NamedRows({ rows: { outcome, count, first }, valueText }: NamedRowsProps) {
  const styles = useOutcomesStyles();
  const text = listScreenMessages.useText();
  return (
    <ul className={styles.rows}>
      {first.map(({ id, name, from, to }) => (
        <li key={id}>
          {name || id}
          {valueText && outcome === 'change' && from !== null && to !== null && (
            <span>{`: ${valueText(from)} → ${valueText(to)}`}</span>
          )}
        </li>
      ))}
      {count > first.length && (
        <li className={styles.more}>
          {text('bulk.outcome.more', { n: formatNumber(count - first.length) })}
        </li>
      )}
    </ul>
  );
}

/** Returns outcomes in the order of their importance. */
export const inOrder = (outcomes: readonly BulkOutcomeRows[]): BulkOutcomeRows[] =>
  bulkOutcomes.flatMap((name) => outcomes.filter(({ outcome }) => outcome === name));

interface OutcomesProps {
  outcomes: readonly BulkOutcomeRows[];
  isDone: boolean;
  valueText: (value: string | number) => string;
}

/** The outcomes of a bulk edit, planned or done: the number of rows of each, and the first of them. */
export function Outcomes({ outcomes, isDone, valueText }: OutcomesProps) {
  const styles = useOutcomesStyles();
  const text = listScreenMessages.useText();
  const changeText = isDone ? 'bulk.outcome.changed' : 'bulk.outcome.change';
  return (
    <ul className={styles.list}>
      {inOrder(outcomes).map((rows) => (
        <li key={rows.outcome}>
          <span className={styles.count}>
            {text(rows.outcome === 'change' ? changeText : outcomeTexts[rows.outcome], {
              count: rows.count,
              n: formatNumber(rows.count),
            })}
          </span>
          <NamedRows rows={rows} valueText={valueText} />
        </li>
      ))}
    </ul>
  );
}

export const countOf = (outcomes: readonly BulkOutcomeRows[], name: BulkOutcome): number =>
  outcomes.find(({ outcome }) => outcome === name)?.count ?? 0;
