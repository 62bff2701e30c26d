import { makeStyles, tokens } from '@backoffice/ui';
import { quotation } from '@backoffice/ui/theme-rules';

export const useArticleViewStyles = makeStyles({
  skeleton: { height: '240px' },
  article: { overflowWrap: 'anywhere', lineHeight: 1.6 },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  byline: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    margin: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalM}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  cover: { display: 'block', maxWidth: '100%', maxHeight: '320px', borderRadius: tokens.borderRadiusMedium },
  summary: { color: tokens.colorNeutralForeground2, fontStyle: 'italic' },
  link: { color: tokens.colorBrandForegroundLink },
  content: {
    '& a': { color: tokens.colorBrandForegroundLink },
    '& img': { maxWidth: '100%' },
    '& h1, & h2, & h3, & h4': { lineHeight: 1.3 },
    '& blockquote': { margin: `${tokens.spacingVerticalM} 0`, ...quotation },
    '& pre, & .ql-code-block-container': {
      padding: tokens.spacingHorizontalM,
      overflowX: 'auto',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground3,
      fontFamily: tokens.fontFamilyMonospace,
    },
    '& li[data-list=bullet]': { listStyleType: 'disc' },
    '& .ql-align-center': { textAlign: 'center' },
    '& .ql-align-right': { textAlign: 'end' },
    '& .ql-align-justify': { textAlign: 'justify' },
    '& .ql-indent-1': { paddingInlineStart: '3em' },
    '& .ql-indent-2': { paddingInlineStart: '6em' },
    '& .ql-indent-3': { paddingInlineStart: '9em' },
  },
});
