import { makeStyles, tokens } from '@backoffice/ui';
import { cardBox, subheadingText } from '@backoffice/ui/theme-rules';

const WIDE = '@media (min-width: 1200px)';

export const useMerchantMoneyStyles = makeStyles({
  money: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    ...cardBox,
    rowGap: tokens.spacingVerticalL,
    columnGap: tokens.spacingHorizontalXXL,
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  period: { minWidth: 0 },
  // The second period, beside the first one.
  later: {
    [WIDE]: {
      paddingInlineStart: tokens.spacingHorizontalXXL,
      borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  title: { margin: 0, ...subheadingText },
  none: { margin: 0, color: tokens.colorNeutralForeground2, gridColumn: '1 / -1' },
  skeleton: { alignSelf: 'stretch', width: 'auto', height: 'auto', gridColumn: '1 / -1' },
});
