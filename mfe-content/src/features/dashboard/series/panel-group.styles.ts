import { makeStyles, tokens } from '@backoffice/ui';

export const usePanelGroupStyles = makeStyles({
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
