import type { DashboardFigures } from '@backoffice/contract';
import { successRate } from '@backoffice/contract/success-rate';
import { joinList } from '@backoffice/i18n/format-list';
import { tokens } from '@backoffice/ui';
import { percentText } from './percent-text';
import { todayMessages } from './today-messages';

/** In pixels. */
const WIDTH = 72;
const HEIGHT = 24;
/** Room for the stroke and the dot. */
const EDGE = 3;

/** The success rates of the last seven days as a sparkline; days without transactions are left out. */
export function RateTrend({ days }: { days: NonNullable<DashboardFigures['payments']>['days'] }) {
  const text = todayMessages.useText();
  const rates = days.flatMap((day, at) => {
    const rate = successRate(day);
    return rate === null ? [] : [{ at, rate }];
  });
  if (rates.length < 2) return null;
  const values = rates.map(({ rate }) => rate);
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  const points = rates.map(({ at, rate }) => ({
    x: EDGE + (at / (days.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - ((rate - lowest) / range) * (HEIGHT - 2 * EDGE),
  }));
  const last = points.at(-1)!;
  return (
    <svg
      aria-label={text('today.rate.days', { rates: joinList(values.map(percentText)) })}
      height={HEIGHT}
      role="img"
      width={WIDTH}
    >
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        fill="none"
        stroke={tokens.colorNeutralForeground3}
        strokeLinejoin="round"
        strokeWidth={1.5}
      />
      <circle cx={last.x} cy={last.y} fill={tokens.colorPaletteBlueBorderActive} r={2.5} />
    </svg>
  );
}
