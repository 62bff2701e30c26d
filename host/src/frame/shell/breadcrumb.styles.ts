import { makeStyles, tokens } from '@backoffice/ui';

export const useBreadcrumbStyles = makeStyles({
  root: { minWidth: 0, flexGrow: 1 },
  list: {
    display: 'flex',
    alignItems: 'center',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    whiteSpace: 'nowrap',
  },
  ancestor: {
    color: tokens.colorNeutralForeground3,
    '::after': { content: '"/"', padding: `0 ${tokens.spacingHorizontalS}` },
    '@media (width < 640px)': { display: 'none' },
  },
  link: {
    // With its line of text, a target of 24 px.
    padding: '5px 0',
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  page: { minWidth: 0 },
  title: {
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    // Focused by script after each navigation, where a ring would only distract.
    outlineStyle: 'none',
  },
});
