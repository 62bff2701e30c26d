import { makeStyles, tokens } from '@backoffice/ui';

export const useImportanceStarsStyles = makeStyles({
  stars: { display: 'inline-flex', alignItems: 'center', gap: '2px', minHeight: '24px' },
  star: { flexShrink: 0, color: tokens.colorPaletteMarigoldForeground1 },
  empty: { color: tokens.colorNeutralForeground4 },
});
