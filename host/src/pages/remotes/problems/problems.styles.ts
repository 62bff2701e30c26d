import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, wrappingRow } from '@backoffice/ui/layout-rules';
import { cardBox, headingText } from '@backoffice/ui/theme-rules';

export const useProblemsStyles = makeStyles({
  root: { ...flexColumn, rowGap: tokens.spacingVerticalM },
  title: { margin: 0, ...headingText },
  subtitle: { margin: `${tokens.spacingVerticalM} 0 0`, fontSize: tokens.fontSizeBase300 },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  filters: {
    ...wrappingRow,
    gap: tokens.spacingHorizontalM,
    '& > *': { flex: '0 1 280px', minWidth: 'min(200px, 100%)' },
  },
  list: { ...flexColumn, rowGap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyle: 'none' },
  item: {
    ...cardBox,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    '@media (width < 640px)': { padding: tokens.spacingHorizontalM },
  },
  head: { ...wrappingRow, alignItems: 'center', gap: tokens.spacingHorizontalS },
  spread: { marginInlineStart: 'auto' },
  kind: { color: tokens.colorNeutralForeground2 },
  message: {
    margin: `${tokens.spacingVerticalXS} 0`,
    fontFamily: tokens.fontFamilyMonospace,
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase300,
    overflowWrap: 'anywhere',
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  stack: {
    marginTop: tokens.spacingVerticalS,
    '& summary': { padding: `${tokens.spacingVerticalXS} 0`, cursor: 'pointer' },
    '& ol': {
      margin: 0,
      paddingInlineStart: tokens.spacingHorizontalXL,
      fontFamily: tokens.fontFamilyMonospace,
      overflowWrap: 'anywhere',
    },
  },
  minor: { color: tokens.colorNeutralForeground2 },
  code: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});
