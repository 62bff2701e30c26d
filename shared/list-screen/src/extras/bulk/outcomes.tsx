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

const texts = {
  same: 'bulk.outcome.same',
  'last-active': 'bulk.outcome.last-active',
  stale: 'bulk.outcome.stale',
  missing: 'bulk.outcome.missing',
  forbidden: 'bulk.outcome.forbidden',
  failed: 'bulk.outcome.failed',
} as const satisfies Record<Exclude<BulkOutcome, 'change'>, string>;

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
  const inOrder = bulkOutcomes.flatMap((name) => outcomes.filter(({ outcome }) => outcome === name));
  return (
    <ul className={styles.list}>
      {inOrder.map(({ outcome, count, first }) => (
        <li key={outcome}>
          <span className={styles.count}>
            {text(outcome === 'change' ? changeText : texts[outcome], { count, n: formatNumber(count) })}
          </span>
          <ul className={styles.rows}>
            {first.map(({ id, name, from, to }) => (
              <li key={id}>
                {name || id}
                {outcome === 'change' && from !== null && to !== null && (
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
        </li>
      ))}
    </ul>
  );
}

export const countOf = (outcomes: readonly BulkOutcomeRows[], name: BulkOutcome): number =>
  outcomes.find(({ outcome }) => outcome === name)?.count ?? 0;
