import { makeStyles, tokens } from '@backoffice/ui';

export const useStatusFiguresStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    marginBlockEnd: tokens.spacingVerticalM,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
