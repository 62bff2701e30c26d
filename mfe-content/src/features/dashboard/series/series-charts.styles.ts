import { makeStyles, tokens } from '@backoffice/ui';

export const useSeriesChartsStyles = makeStyles({
  others: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 1199.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
