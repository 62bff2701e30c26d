import type { DashboardFigures } from '@backoffice/contract';
import type { Sheet } from '@backoffice/charts';
import { formatDateTime } from '@backoffice/i18n';
import { midnight, today } from '@backoffice/list-screen';
import { tokens } from '@backoffice/ui';
import type { todayMessages } from './today-messages';

type Hours = NonNullable<DashboardFigures['transactions']>['hours'];

/** Colours of channel types; adjacent ones are distinguishable for colour-blind users too. */
const colours = [
  tokens.colorPaletteBlueBorderActive,
  tokens.colorPalettePumpkinBorderActive,
  tokens.colorPaletteTealBorderActive,
  tokens.colorPaletteGrapeBorderActive,
  tokens.colorPaletteGoldBorderActive,
];
const OTHER = tokens.colorNeutralForeground3;

const HOUR_MS = 60 * 60 * 1000;

const sum = (hours: Hours) => hours.reduce((total, { transactions }) => total + transactions, 0);

/** Returns the types with the most transactions, at most as many as there are colours. */
function mainTypes(hours: Hours): string[] {
  const types = [...new Set(hours.flatMap(({ channelType }) => channelType ?? []))];
  const totalOf = (type: string) => sum(hours.filter(({ channelType }) => channelType === type));
  return types.sort((a, b) => totalOf(b) - totalOf(a) || a.localeCompare(b)).slice(0, colours.length);
}

/**
 * Returns the hours of today up to the current one, each with its transactions by channel type; minor types share one column. Hours
 * are local times of the shown time zone, which skips or repeats an hour when daylight saving time changes.
 */
export function hourSheet(hours: Hours, text: typeof todayMessages.text, now = Date.now()): Sheet {
  const types = mainTypes(hours);
  const others = hours.filter(({ channelType }) => !channelType || !types.includes(channelType));
  const hasOthers = others.length > 0;
  const began = Date.parse(midnight(today()));
  const last = Math.max(Math.floor((now - began) / HOUR_MS), ...hours.map(({ hour }) => hour));
  return {
    head: text('today.hours.hour'),
    columns: [
      ...types.map((type, at) => ({ key: type, label: type, colour: colours[at]! })),
      ...(hasOthers
        ? [
            {
              key: 'other',
              label: text(types.length > 0 ? 'today.hours.other' : 'today.hours.unknown'),
              colour: types.length > 0 ? OTHER : colours[0]!,
            },
          ]
        : []),
    ],
    rows: Array.from({ length: last + 1 }, (_, hour) => {
      const inHour = (of: Hours) => of.filter((one) => one.hour === hour);
      return {
        label: formatDateTime(new Date(began + hour * HOUR_MS)).slice(11, 16),
        values: [
          ...types.map((type) => sum(inHour(hours).filter(({ channelType }) => channelType === type))),
          ...(hasOthers ? [sum(inHour(others))] : []),
        ],
      };
    }),
  };
}
