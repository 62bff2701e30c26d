import type { DashboardFigures } from '@backoffice/contract';
import { successRate } from '@backoffice/contract/success-rate';
import { formatNumber } from '@backoffice/i18n';
import type { ComponentType } from 'react';
import { RateTrend } from './rate-trend';
import { Tile } from './tile';
import { listOf } from './today-addresses';
import { percentText } from './percent-text';
import { todayMessages } from './today-messages';

interface FiguresProps {
  figures: DashboardFigures;
}

function RateTile({ figures: { transactions, payments } }: FiguresProps) {
  const text = todayMessages.useText();
  if (!transactions) return null;
  const { today } = transactions;
  const rate = successRate(today);
  return (
    <Tile
      cause={
        rate === null
          ? text('today.rate.none')
          : text('today.rate.of', {
              success: formatNumber(today.success),
              pending: formatNumber(today.pending),
              failed: formatNumber(today.failed ?? 0),
            })
      }
      label={text('today.rate')}
      to={listOf.transactions({ status: 'success' })}
      trend={payments && <RateTrend days={payments.days} />}
      value={rate === null ? 0 : percentText(rate)}
    />
  );
}

function OverdueTile({ figures: { payments } }: FiguresProps) {
  const text = todayMessages.useText();
  if (!payments) return null;
  const { overdue } = payments;
  return (
    <Tile
      cause={text(overdue === 0 ? 'today.overdue.none' : 'today.overdue.cause')}
      label={text('today.overdue')}
      to={listOf.overdue()}
      value={overdue}
    />
  );
}

function RiskTile({ figures: { merchants } }: FiguresProps) {
  const text = todayMessages.useText();
  if (!merchants) return null;
  const { single, idle, none } = merchants;
  const parts = [
    ['today.risk.none', none],
    ['today.risk.idle', idle],
    ['today.risk.single', single],
  ] as const;
  const causes = parts
    .filter(([, count]) => count > 0)
    .map(([cause, count]) => text(cause, { count: formatNumber(count) }));
  return (
    <Tile
      cause={causes.length === 0 ? text('today.risk.no-merchant') : causes.join(' · ')}
      label={text('today.merchants')}
      to={listOf.merchants('at-risk')}
      value={single + idle + none}
    />
  );
}

/** The tiles of the figures of a day, by their names. */
export const figureTiles = {
  rate: RateTile,
  overdue: OverdueTile,
  risk: RiskTile,
} satisfies Record<string, ComponentType<FiguresProps>>;
