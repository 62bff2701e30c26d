import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, wrappingRow } from '@backoffice/ui/layout-rules';

export const useRemotesStyles = makeStyles({
  root: { ...flexColumn, rowGap: tokens.spacingVerticalL },
  missing: { margin: 0, fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  bar: { ...wrappingRow, gap: tokens.spacingHorizontalS, marginBottom: tokens.spacingVerticalM },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: `0 0 ${tokens.spacingVerticalM}`,
    '& dt': { color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  release: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  number: {
    fontVariantNumeric: 'tabular-nums',
    // Stronger than what the table says of all its cells.
    '&:nth-child(n)': { textAlign: 'end' },
  },
  details: {
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    '@media (width < 640px)': { padding: 0 },
  },
  failures: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    color: tokens.colorStatusDangerForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  note: { marginBottom: tokens.spacingVerticalM },
  changes: {
    marginTop: tokens.spacingVerticalM,
    '& summary': { padding: `${tokens.spacingVerticalXS} 0`, cursor: 'pointer' },
    '& ul, & ol': { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
    '& li': { padding: `${tokens.spacingVerticalXS} 0`, overflowWrap: 'anywhere' },
  },
  key: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalS,
    '& code': { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  },
  minor: { color: tokens.colorNeutralForeground2 },
  fields: { ...flexColumn, rowGap: tokens.spacingVerticalM },
});
