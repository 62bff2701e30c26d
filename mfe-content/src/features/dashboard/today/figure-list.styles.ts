import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, flexWrapping, plainList } from '@backoffice/ui/layout-rules';
import { smallText } from '@backoffice/ui/theme-rules';

export const useFigureListStyles = makeStyles({
  list: { ...plainList, padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}` },
  item: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalM,
    minHeight: '44px',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  none: { color: tokens.colorNeutralForeground3 },
  label: { ...flexColumn, flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  hint: { ...smallText, color: tokens.colorNeutralForeground2 },
  authors: { ...flexWrapping, columnGap: tokens.spacingHorizontalM },
  count: {
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  link: {
    // Together with the line of text, a target of 24 px.
    padding: '4px 0',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media (pointer: coarse)': {
      boxSizing: 'border-box',
      minWidth: '44px',
      minHeight: '44px',
      padding: '14px 0',
      textAlign: 'end',
    },
  },
});
