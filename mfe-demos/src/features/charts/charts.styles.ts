import { makeStyles, tokens } from '@backoffice/ui';

export const useChartsStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    marginBlockEnd: tokens.spacingVerticalM,
  },
  // The library measures it.
  drawing: { height: '100%' },
  figures: {
    margin: 0,
    marginBlockStart: tokens.spacingVerticalS,
    fontVariantNumeric: 'tabular-nums',
    // As high as in two lines, so that nothing moves.
    minHeight: '40px',
  },
});
