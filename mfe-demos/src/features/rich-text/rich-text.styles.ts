import { makeStyles, tokens } from '@backoffice/ui';

export const useRichTextStyles = makeStyles({
  label: { display: 'block', marginBottom: tokens.spacingVerticalXS, fontWeight: tokens.fontWeightSemibold },
  shown: {
    overflowWrap: 'anywhere',
    '& a': { color: tokens.colorBrandForegroundLink },
    '& img': { maxWidth: '100%' },
  },
  html: {
    maxHeight: '240px',
    margin: 0,
    overflow: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    fontFamily: tokens.fontFamilyMonospace,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});
