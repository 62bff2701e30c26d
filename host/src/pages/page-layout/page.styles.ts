import { makeStyles, tokens } from '@backoffice/ui';

/** Styles for pages of text: one column of cards. */
export const usePageStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    maxWidth: '860px',
    overflowWrap: 'anywhere',
  },
  card: {
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (width < 640px)': { padding: tokens.spacingHorizontalM },
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    // A link to the section leaves room for the sticky bar.
    scrollMarginTop: '64px',
    outlineStyle: 'none',
  },
  text: { margin: 0 },
  hint: { margin: `0 0 ${tokens.spacingVerticalM}`, color: tokens.colorNeutralForeground2 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
  form: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    rowGap: tokens.spacingVerticalM,
    maxWidth: '360px',
  },
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
  key: {
    padding: `1px ${tokens.spacingHorizontalSNudge}`,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
});
