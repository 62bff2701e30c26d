import { makeStyles, tokens } from '@backoffice/ui';

const WIDE = '@media (min-width: 1200px)';

export const useMerchantMoneyStyles = makeStyles({
  money: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
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
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  none: { margin: 0, color: tokens.colorNeutralForeground2, gridColumn: '1 / -1' },
  skeleton: { alignSelf: 'stretch', width: 'auto', height: 'auto', gridColumn: '1 / -1' },
});
