import type { DashboardFigures } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { mergeClasses } from '@backoffice/ui';
import { Link } from 'react-router-dom';
import { useFigureListStyles } from './figure-list.styles';
import { listOf } from './today-addresses';
import { todayMessages } from './today-messages';

type Text = typeof todayMessages.text;

interface Item {
  label: string;
  count: number;
  /** The list to work through, and the verb that leads there. */
  to: string;
  action: string;
  /** The change of the figure. */
  hint?: string | undefined;
}

function changeOfRefusals({ refused, before }: NonNullable<DashboardFigures['signIns']>, text: Text) {
  const change = formatNumber(Math.abs(refused - before));
  if (refused === before) return text('today.sign-ins.same');
  return text(refused > before ? 'today.sign-ins.more' : 'today.sign-ins.fewer', { change });
}

const merchantLabels = {
  none: 'today.merchants.none',
  idle: 'today.merchants.idle',
  single: 'today.merchants.single',
} as const;
const keyLabels = {
  'over-1-year': 'today.keys.over-1-year',
  'over-2-years': 'today.keys.over-2-years',
} as const;

/** Returns the figures that may need attention and that the caller may see, most urgent first. */
function itemsOf({ merchants, keys, signIns }: DashboardFigures, text: Text): Item[] {
  const merchantItem = (state: keyof typeof merchantLabels): Item[] =>
    merchants
      ? [
          {
            label: text(merchantLabels[state]),
            count: merchants[state],
            to: listOf.merchants(state),
            action: text('today.action.review'),
          },
        ]
      : [];
  const keyItem = (age: keyof typeof keyLabels): Item[] =>
    keys
      ? [
          {
            label: text(keyLabels[age]),
            count: keys[age],
            to: listOf.channels(age),
            action: text('today.action.replace'),
          },
        ]
      : [];
  const refusals: Item[] = signIns
    ? [
        {
          label: text('today.sign-ins.refused'),
          count: signIns.refused,
          to: listOf.refusals(),
          action: text('today.action.review'),
          hint: signIns.refused > 0 ? changeOfRefusals(signIns, text) : undefined,
        },
      ]
    : [];
  return [
    ...merchantItem('none'),
    ...merchantItem('idle'),
    ...keyItem('over-2-years'),
    ...refusals,
    ...merchantItem('single'),
    ...keyItem('over-1-year'),
  ];
}

/** The figures that need attention, each with its action; zeros come last, in grey. */
export function AttentionList({ label, figures }: { label: string; figures: DashboardFigures }) {
  const styles = useFigureListStyles();
  const text = todayMessages.useText();
  const items = itemsOf(figures, text).sort(
    (one, other) => Number(one.count === 0) - Number(other.count === 0),
  );
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map(({ label: name, count, to, action, hint }) => (
        <li className={mergeClasses(styles.item, count === 0 && styles.none)} key={name}>
          <span className={styles.label}>
            {name}
            {hint && <span className={styles.hint}>{hint}</span>}
          </span>
          <span className={styles.count}>{count === 0 ? text('today.none') : formatNumber(count)}</span>
          {count > 0 && (
            <Link aria-label={`${action}: ${name} ${formatNumber(count)}`} className={styles.link} to={to}>
              {action}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
