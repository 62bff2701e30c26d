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
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  entry: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  mark: { width: '12px', height: '12px', borderRadius: tokens.borderRadiusSmall },
  surface: {
    borderRadius: tokens.borderRadiusMedium,
    touchAction: 'pan-y',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '& svg': { display: 'block' },
    '& text': { fontFamily: tokens.fontFamilyBase, fontVariantNumeric: 'tabular-nums' },
  },
  // The library measures it.
  drawing: { height: '100%' },
  said: {
    margin: 0,
    marginBlockStart: tokens.spacingVerticalS,
    fontVariantNumeric: 'tabular-nums',
    // As high as in two lines, so that nothing moves.
    minHeight: '40px',
  },
});
