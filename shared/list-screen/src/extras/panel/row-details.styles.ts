import { makeStyles, tokens } from '@backoffice/ui';

export const useRowDetailsStyles = makeStyles({
  facts: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, margin: 0 },
  fact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, 2fr)',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalM,
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: { minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  skeleton: { width: 'auto', height: '200px' },
  toggle: { paddingInline: 0, minWidth: 0, font: 'inherit' },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
