import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn } from '@backoffice/ui/layout-rules';
import { cardBox, smallText } from '@backoffice/ui/theme-rules';

export const useSeriesPanelStyles = makeStyles({
  panel: {
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: tokens.spacingHorizontalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    ...cardBox,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  shown: {
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  icon: {
    display: 'grid',
    '@media (max-width: 639.98px)': { display: 'none' },
  },
  words: { ...flexColumn, minWidth: 0 },
  label: { color: tokens.colorNeutralForeground2 },
  count: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  // Has the height of the number.
  skeleton: { width: '96px', height: '28px', margin: '4px 0' },
  change: { minHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2, ...smallText },
});
