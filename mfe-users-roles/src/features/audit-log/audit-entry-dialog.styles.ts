import { makeStyles, tokens } from '@backoffice/ui';

const cell = {
  padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS} 0`,
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;

export const useAuditEntryDialogStyles = makeStyles({
  sentence: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  request: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  changes: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  header: { ...cell, color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  field: { ...cell, fontWeight: tokens.fontWeightRegular },
  value: { ...cell, whiteSpace: 'pre-wrap' },
});
