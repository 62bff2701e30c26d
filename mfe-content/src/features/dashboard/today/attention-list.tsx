import type { DashboardFigures } from '@backoffice/contract';
import { formatNumber, type Language, useLanguage } from '@backoffice/i18n';
import { mergeClasses } from '@backoffice/ui';
import { Link } from 'react-router-dom';
import { useFigureListStyles } from './figure-list.styles';
import { percentText } from './percent-text';
import { listOf } from './today-addresses';
import { todayMessages } from './today-messages';

type Text = typeof todayMessages.text;

interface Item {
  key: string;
  label: string;
  /** The figure; null for none. */
  value: string | null;
  /** The list to work through. */
  to: string;
  /** The figure that it is compared with, in words. */
  hint?: string | undefined;
}

function changeOfRefusals({ refused, before }: NonNullable<DashboardFigures['signIns']>, text: Text) {
  if (refused === 0) return undefined;
  const change = formatNumber(Math.abs(refused - before));
  if (refused === before) return text('today.sign-ins.same');
  return text(refused > before ? 'today.sign-ins.more' : 'today.sign-ins.fewer', { change });
}

const alertItems = ({ channelAlerts = [] }: DashboardFigures, text: Text, language: Language): Item[] =>
  channelAlerts.map(({ id, type, merchantName, rate, usualRate, address }) => ({
    key: `alert ${id}`,
    label: text('today.channels.fell', {
      channel: [type[language], merchantName].filter(Boolean).join(' · '),
    }),
    value: percentText(rate),
    to: address,
    hint: text('today.channels.usual', { rate: percentText(usualRate) }),
  }));

/** Returns the figures that may need attention and that the caller may see, most urgent first. */
function itemsOf(figures: DashboardFigures, text: Text, language: Language): Item[] {
  const { merchants, keys, signIns } = figures;
  const item = (label: Parameters<Text>[0], count: number | undefined, to: string, hint?: string): Item[] =>
    count === undefined
      ? []
      : [
          {
            key: label,
            label: text(label),
            value: count === 0 ? null : formatNumber(count),
            to,
            hint,
          },
        ];
  const ofMerchants = (state: keyof NonNullable<typeof merchants>) =>
    item(`today.merchants.${state}`, merchants?.[state], listOf.merchants(state));
  const ofKeys = (age: keyof NonNullable<typeof keys>) =>
    item(`today.keys.${age}`, keys?.[age], listOf.channels(age));
  const refusals = item(
    'today.sign-ins.refused',
    signIns?.refused,
    listOf.refusals(),
    signIns && changeOfRefusals(signIns, text),
  );
  return [
    ...alertItems(figures, text, language),
    ...ofMerchants('none'),
    ...ofMerchants('idle'),
    ...ofKeys('over-2-years'),
    ...refusals,
    ...ofMerchants('single'),
    ...ofKeys('over-1-year'),
  ];
}

/** The figures that need attention, each with its action; zeros come last, in grey. */
export function AttentionList({ label, figures }: { label: string; figures: DashboardFigures }) {
  const styles = useFigureListStyles();
  const text = todayMessages.useText();
  const language = useLanguage();
  const review = text('today.action.review');
  const items = itemsOf(figures, text, language).sort(
    (one, other) => Number(one.value === null) - Number(other.value === null),
  );
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map(({ key, label: name, value, to, hint }) => (
        <li className={mergeClasses(styles.item, value === null && styles.none)} key={key}>
          <span className={styles.label}>
            {name}
            {hint && <span className={styles.hint}>{hint}</span>}
          </span>
          <span className={styles.count}>{value ?? text('today.none')}</span>
          {value !== null && (
            <Link aria-label={`${review}: ${name} ${value}`} className={styles.link} to={to}>
              {review}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
