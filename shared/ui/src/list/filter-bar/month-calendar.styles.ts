// Host styles: bundled with the code that uses them.
import { makeStyles, tokens } from '@backoffice/ui';

export const useMonthCalendarStyles = makeStyles({
  calendar: {
    width: '308px',
    maxWidth: '100%',
    // Room for six weeks, so that the height does not change with the month.
    minHeight: '19rem',
    '@media (pointer: coarse)': { minHeight: '22rem' },
    marginInline: 'auto',
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  month: { fontWeight: tokens.fontWeightSemibold },
  days: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  weekday: {
    height: '2rem',
    padding: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'center',
  },
  cell: { padding: '1px 0' },
  between: {
    backgroundColor: tokens.colorBrandBackground2,
    '@media (forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: '-2px' },
  },
  day: {
    display: 'block',
    width: '100%',
    height: '2.25rem',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '@media (pointer: coarse)': { height: '2.75rem' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  outside: { color: tokens.colorNeutralForeground3 },
  today: { fontWeight: tokens.fontWeightSemibold, textDecorationLine: 'underline' },
  end: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});
