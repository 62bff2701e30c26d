import { makeStyles, tokens } from '@backoffice/ui';
import { wrappingRow } from '@backoffice/ui/layout-rules';

export const useDragDialogStyles = makeStyles({
  mover: { ...wrappingRow, gap: tokens.spacingHorizontalXS, marginBottom: tokens.spacingVerticalM },
  position: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  scroll: { overflowX: 'auto' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      textAlign: 'start',
    },
  },
});
