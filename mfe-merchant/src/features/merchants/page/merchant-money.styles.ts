import { makeStyles, tokens } from '@backoffice/ui';

const WIDE = '@media (min-width: 1200px)';
const NARROW = '@media (max-width: 639.98px)';

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
    // What two periods take, so that figures that come move nothing below.
    minHeight: '200px',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: '108px' },
    [NARROW]: { minHeight: '312px' },
  },
  period: { minWidth: 0 },
  // Beside the one before it.
  later: {
    [WIDE]: {
      paddingInlineStart: tokens.spacingHorizontalXXL,
      borderInlineStart: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalM,
    [NARROW]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
  figure: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: `${tokens.spacingVerticalXS} 0`,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  label: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  value: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  none: { margin: 0, color: tokens.colorNeutralForeground2, gridColumn: '1 / -1' },
  skeleton: { alignSelf: 'stretch', width: 'auto', height: 'auto', gridColumn: '1 / -1' },
});
