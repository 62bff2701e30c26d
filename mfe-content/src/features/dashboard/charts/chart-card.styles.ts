import { makeStyles, tokens } from '@backoffice/ui';

export const useChartCardStyles = makeStyles({
  body: { padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}` },
  // The drawing and its legend: one line below the wide one, two below the others.
  trend: { height: '308px' },
  others: { height: '292px' },
  skeleton: { height: '100%' },
});
