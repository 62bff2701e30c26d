import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn } from '@backoffice/ui/layout-rules';
import { cardBox, headingText } from '@backoffice/ui/theme-rules';

/** Styles for pages of text: one column of cards. */
export const usePageStyles = makeStyles({
  root: { ...flexColumn, rowGap: tokens.spacingVerticalL, maxWidth: '860px', overflowWrap: 'anywhere' },
  card: {
    padding: tokens.spacingHorizontalXL,
    ...cardBox,
    '@media (width < 640px)': { padding: tokens.spacingHorizontalM },
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    ...headingText,
    // A link to the section leaves room for the sticky bar.
    scrollMarginTop: '64px',
    outlineStyle: 'none',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  text: { margin: 0 },
  hint: { margin: `0 0 ${tokens.spacingVerticalM}`, color: tokens.colorNeutralForeground2 },
  list: {
    ...flexColumn,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
  form: { ...flexColumn, alignItems: 'stretch', rowGap: tokens.spacingVerticalM, maxWidth: '360px' },
  link: {
    display: 'inline-block',
    padding: '3px 0',
    color: tokens.colorBrandForegroundLink,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '& th, & td': {
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
    '& th': { fontWeight: tokens.fontWeightSemibold },
    '& tbody tr:last-child > *': { borderBottom: 'none' },
  },
  wide: { overflowX: 'auto', '& td, & th': { whiteSpace: 'nowrap' } },
  key: {
    padding: `1px ${tokens.spacingHorizontalSNudge}`,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
});
