import type { DashboardFigures } from '@backoffice/contract';
import { formatNumber, formatPercent } from '@backoffice/i18n';
import { formatAmount } from '@backoffice/list-screen';
import { FigureLine } from '@backoffice/ui/figure-line';
import { successRate } from '@backoffice/contract/success-rate';
import { mergeClasses } from '@backoffice/ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../../messages';
import { listOf } from './today-addresses';
import { todayMessages } from './today-messages';
import { useTodayTileStyles } from './today-tile.styles';

interface LineProps {
  label: string;
  value: number;
  /** The address of the list with this total. */
  to: string;
}

/** A figure with its label. */
function Line({ label, value, to }: LineProps) {
  const styles = useTodayTileStyles();
  return (
    <Link className={styles.line} to={to}>
      <span className={styles.label}>{label}</span>{' '}
      <span className={styles.value}>{formatNumber(value)}</span>
    </Link>
  );
}

interface ChangeProps {
  is: 'better' | 'worse' | 'same';
  /** The change in a sentence, for screen readers and as a tooltip. */
  spoken?: string;
  children: string;
}

/** The change of a figure. Its arrow gives the direction, its colour whether that is good. */
function Change({ is, spoken, children }: ChangeProps) {
  const styles = useTodayTileStyles();
  return (
    <p className={mergeClasses(styles.change, is !== 'same' && styles[is])}>
      {spoken ? (
        <span aria-label={spoken} role="img" title={spoken}>
          {children}
        </span>
      ) : (
        children
      )}
    </p>
  );
}

/** The kinds of figures, by the lists that they link to. */
export type TodayPart = keyof DashboardFigures;

type Text = typeof todayMessages.text;
type Figures<Part extends TodayPart> = NonNullable<DashboardFigures[Part]>;

const countOf = ({ success, pending }: Figures<'transactions'>['today']) => success + pending;

function changeOfPayments({ today, before }: Figures<'transactions'>, text: Text): ReactNode {
  const [now, then] = [countOf(today), countOf(before)];
  if (then === 0) return <Change is="same">{text('today.first')}</Change>;
  if (now === then) return <Change is="same">{text('today.same')}</Change>;
  const change = formatPercent(Math.round((Math.abs(now - then) / then) * 100));
  if (now > then)
    return (
      <Change is="better" spoken={text('today.more.spoken', { change })}>
        {text('today.more', { change })}
      </Change>
    );
  return (
    <Change is="worse" spoken={text('today.fewer.spoken', { change })}>
      {text('today.fewer', { change })}
    </Change>
  );
}

function changeOfRefusals({ refused, before }: Figures<'signIns'>, text: Text): ReactNode {
  if (refused === before) return <Change is="same">{text('today.sign-ins.same')}</Change>;
  const change = formatNumber(Math.abs(refused - before));
  if (refused > before)
    return (
      <Change is="worse" spoken={text('today.sign-ins.more.spoken', { change })}>
        {text('today.sign-ins.more', { change })}
      </Change>
    );
  return (
    <Change is="better" spoken={text('today.sign-ins.fewer.spoken', { change })}>
      {text('today.sign-ins.fewer', { change })}
    </Change>
  );
}

const percentText = (percent: number) =>
  messages.text('dashboard.status.share', { percent: formatNumber(percent) });

const parts: { [Part in TodayPart]: (figures: Figures<Part>, text: Text) => ReactNode } = {
  transactions(figures, text) {
    const { today } = figures;
    const rate = successRate(today);
    return (
      <>
        <FigureLine
          figures={[
            { label: text('today.amount'), value: formatAmount(today.amount), to: listOf.transactions() },
            { label: text('today.payments'), value: formatNumber(countOf(today)), to: listOf.transactions() },
            {
              label: text('today.rate'),
              value: rate === null ? '–' : percentText(rate),
              to: listOf.transactions({ status: 'success' }),
            },
            {
              label: text('today.pending'),
              value: formatNumber(today.pending),
              to: listOf.transactions({ status: 'pending' }),
            },
          ]}
        />
        {changeOfPayments(figures, text)}
      </>
    );
  },
  merchants: ({ single, idle, none }, text) => (
    <>
      <Line label={text('today.merchants.single')} to={listOf.merchants('single')} value={single} />
      <Line label={text('today.merchants.idle')} to={listOf.merchants('idle')} value={idle} />
      <Line label={text('today.merchants.none')} to={listOf.merchants('none')} value={none} />
    </>
  ),
  keys: (keys, text) => (
    <>
      <Line
        label={text('today.keys.over-1-year')}
        to={listOf.channels('over-1-year')}
        value={keys['over-1-year']}
      />
      <Line
        label={text('today.keys.over-2-years')}
        to={listOf.channels('over-2-years')}
        value={keys['over-2-years']}
      />
    </>
  ),
  signIns: (figures, text) => (
    <>
      <Line label={text('today.sign-ins.all')} to={listOf.signIns()} value={figures.total} />
      <Line label={text('today.sign-ins.refused')} to={listOf.refusals()} value={figures.refused} />
      {changeOfRefusals(figures, text)}
    </>
  ),
  changes: ({ total, people }, text) => (
    <>
      <Line label={text('today.changes.all')} to={listOf.changes()} value={total} />
      {people.length === 0 && <Change is="same">{text('today.changes.nobody')}</Change>}
      {people.map(({ actor, changes }) => (
        <Line key={actor} label={actor} to={listOf.changes(actor)} value={changes} />
      ))}
    </>
  ),
};

const titles = {
  transactions: 'today.transactions',
  merchants: 'today.merchants',
  keys: 'today.keys',
  signIns: 'today.sign-ins',
  changes: 'today.changes',
} as const satisfies Record<TodayPart, Parameters<Text>[0]>;

interface TodayTileProps<Part extends TodayPart> {
  part: Part;
  figures: DashboardFigures;
}

/** The tile with the figures of one kind. */
export function TodayTile<Part extends TodayPart>({ part, figures }: TodayTileProps<Part>) {
  const styles = useTodayTileStyles();
  const text = todayMessages.useText();
  const titleId = useId();
  const ofPart = figures[part];
  return (
    <section aria-labelledby={titleId} className={styles.tile}>
      <h2 className={styles.title} id={titleId}>
        {text(titles[part])}
      </h2>
      {/* Figures are missing for permissions granted since the last fetch; the next fetch brings them. */}
      {ofPart && <div className={styles.lines}>{parts[part](ofPart, text)}</div>}
    </section>
  );
}
