import { makeStyles, tokens } from '@backoffice/ui';

export const useLoginPageStyles = makeStyles({
  root: {
    display: 'grid',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (min-width: 992px)': { gridTemplateColumns: '2fr 3fr' },
  },
  brand: {
    display: 'none',
    '@media (min-width: 992px)': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      rowGap: tokens.spacingVerticalS,
      padding: tokens.spacingHorizontalXXXL,
      color: tokens.colorNeutralForeground2,
      backgroundColor: tokens.colorBrandBackground2,
    },
  },
  brandLine: { margin: 0 },
  mark: { color: tokens.colorBrandForeground1 },
  main: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    padding: tokens.spacingHorizontalM,
  },
  card: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '400px',
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    marginBottom: tokens.spacingVerticalXXL,
  },
  // The brand panel says it where there is one.
  product: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    '@media (min-width: 992px)': { display: 'none' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
});
