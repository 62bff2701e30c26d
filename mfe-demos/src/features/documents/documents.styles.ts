import { makeStyles, tokens } from '@backoffice/ui';
import { flexRow } from '@backoffice/ui/layout-rules';
import { quotation } from '@backoffice/ui/theme-rules';

export const useDocumentsStyles = makeStyles({
  // Has the height of the controls beside it.
  count: { ...flexRow, minHeight: '32px', margin: 0, color: tokens.colorNeutralForeground2 },
  link: { color: tokens.colorBrandForegroundLink },
  article: {
    maxWidth: '70ch',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    '& h2': { marginBlockStart: 0, lineHeight: 1.3 },
    '& blockquote': { margin: `${tokens.spacingVerticalM} 0`, ...quotation },
  },
});
