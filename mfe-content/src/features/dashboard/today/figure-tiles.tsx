import type { DashboardFigures } from '@backoffice/contract';
import { successRate, transactionCount } from '@backoffice/contract/success-rate';
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
              all: formatNumber(transactionCount(today)),
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
  const worst = none > 0 ? 'none' : idle > 0 ? 'idle' : 'single';
  const causes = {
    none: 'today.risk.none',
    idle: 'today.risk.idle',
    single: 'today.risk.single',
  } as const;
  const total = single + idle + none;
  return (
    <Tile
      cause={
        total === 0
          ? text('today.risk.no-merchant')
          : text(causes[worst], { count: formatNumber(merchants[worst]) })
      }
      label={text('today.merchants')}
      to={listOf.merchants('at-risk')}
      value={total}
    />
  );
}

/** The tiles of the figures of a day, by their names. */
export const figureTiles = {
  rate: RateTile,
  overdue: OverdueTile,
  risk: RiskTile,
} satisfies Record<string, ComponentType<FiguresProps>>;
