import { ChartLegend, ChartView, type Sheet } from '@backoffice/charts';
import type { DashboardFigures, TransactionFigures } from '@backoffice/contract';
import { transactionCount } from '@backoffice/contract/success-rate';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { volumeTexts } from '@backoffice/list-screen';
import { BoardIcon, DataTrendingIcon, IconButton, mergeClasses, tokens } from '@backoffice/ui';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../../messages';
import { Change } from './change';
import { DayChart } from './day-chart';
import { listOf } from './today-addresses';
import { todayMessages } from './today-messages';
import { useVolumeCardStyles } from './volume-card.styles';

type Text = typeof todayMessages.text;

function sheetOf(hours: NonNullable<DashboardFigures['payments']>['hours'], text: Text): Sheet {
  return {
    head: text('today.hour'),
    columns: [
      { key: 'today', label: text('today.today'), colour: tokens.colorPaletteBlueBorderActive },
      {
        key: 'yesterday',
        label: text('today.yesterday'),
        colour: tokens.colorNeutralForeground3,
        drawn: 'dashed',
      },
    ],
    rows: hours.map(({ today, yesterday }, hour) => ({
      label: `${String(hour).padStart(2, '0')}:00`,
      values: [Number(today), Number(yesterday)].map(Math.round),
    })),
  };
}

/** Returns the main currency of figures, if it was recorded. */
const currencyOf = ({ volumes: [main] = [] }: TransactionFigures) => (main?.currency ? [main.currency] : []);

/** Returns the time of the shown zone in hours, with a fraction. */
function hoursSinceMidnight(): number {
  const [hour = 0, minute = 0] = formatDateTime(new Date()).slice(11, 16).split(':').map(Number);
  return hour + minute / 60;
}

interface CountProps {
  label: string;
  count: number;
  to: string;
}

/** A number of transactions, which links to their list. */
function Count({ label, count, to }: CountProps) {
  const styles = useVolumeCardStyles();
  const words = (
    <>
      {label} <span className={styles.count}>{formatNumber(count)}</span>
    </>
  );
  if (count === 0) return <span className={styles.counts}>{words}</span>;
  return (
    <Link className={mergeClasses(styles.counts, styles.listed, styles.link)} to={to}>
      {words}
    </Link>
  );
}

/** Today's volume beside yesterday's, as a figure and hour by hour. */
export function VolumeCard({ figures }: { figures: DashboardFigures }) {
  const styles = useVolumeCardStyles();
  const text = todayMessages.useText();
  const contentText = messages.useText();
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const { transactions, payments } = figures;
  const sheet = useMemo(() => payments && sheetOf(payments.hours, text), [payments, text]);
  // Missing for a permission granted since the last fetch; the next fetch brings them.
  if (!transactions || !sheet) return null;
  const { today, before } = transactions;
  const { main, others } = volumeTexts(today);
  const count = transactionCount(today);
  const Icon = asTable ? DataTrendingIcon : BoardIcon;
  const chart = text('today.hours');
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <div className={styles.volume}>
        <h2 className={styles.title} id={titleId}>
          {text('today.volume')}
        </h2>
        {count === 0 ? (
          <span className={mergeClasses(styles.amount, styles.none)}>{text('today.none')}</span>
        ) : (
          <Link
            aria-label={`${text('today.volume')} ${main}`}
            className={mergeClasses(styles.amount, styles.link)}
            to={listOf.transactions()}
          >
            {main}
          </Link>
        )}
        {others && <span className={styles.others}>{text('today.volume.others', { amounts: others })}</span>}
        <Change before={Number(before.amount)} now={Number(today.amount)} />
        <div className={styles.line}>
          <Count count={count} label={text('today.payments')} to={listOf.transactions()} />
          <Count
            count={today.pending}
            label={text('today.pending')}
            to={listOf.transactions({ status: 'pending' })}
          />
        </div>
      </div>
      <div className={styles.hours}>
        <div className={styles.bar}>
          {text('today.hours.caption', { units: [...currencyOf(today), shownZoneLabel()].join(' · ') })}
          <ChartLegend entries={sheet.columns} />
          <IconButton
            icon={<Icon />}
            label={contentText(asTable ? 'dashboard.chart.as-chart' : 'dashboard.chart.as-table', { chart })}
            onClick={() => setAsTable(!asTable)}
          />
        </div>
        <div className={styles.chart}>
          <ChartView asTable={asTable} label={chart} legend={null} sheet={sheet}>
            <DayChart
              hoursSinceMidnight={hoursSinceMidnight()}
              label={chart}
              now={text('today.now')}
              roleDescription={contentText('dashboard.chart.role')}
              sheet={sheet}
            />
          </ChartView>
        </div>
      </div>
    </section>
  );
}
