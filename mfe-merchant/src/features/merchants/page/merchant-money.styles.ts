import { makeStyles, tokens } from '@backoffice/ui';
import { smallText } from '@backoffice/ui/theme-rules';

const WIDE = '@media (min-width: 1200px)';

export const useMerchantMoneyStyles = makeStyles({
  // The heights of two periods below each other, and of two lines each, reserved to avoid layout shifts.
  money: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: '150px',
    rowGap: tokens.spacingVerticalL,
    columnGap: tokens.spacingHorizontalXXL,
    paddingBlockStart: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    // The head of the panel has a line of its own.
    ':first-child': { paddingBlockStart: 0, borderTop: 'none' },
    '@media (max-width: 639.98px)': { minHeight: '270px' },
  },
  wide: { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: '68px' } },
  period: { minWidth: 0 },
  // The second period, beside the first one.
  later: {
    [WIDE]: {
      paddingInlineStart: tokens.spacingHorizontalXXL,
      borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  title: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    ...smallText,
    fontWeight: tokens.fontWeightSemibold,
  },
  others: { margin: 0, color: tokens.colorNeutralForeground2, ...smallText },
  none: { margin: 0, color: tokens.colorNeutralForeground2, gridColumn: '1 / -1' },
  skeleton: { alignSelf: 'stretch', width: 'auto', height: 'auto', gridColumn: '1 / -1' },
});
