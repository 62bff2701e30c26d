import { makeStyles, tokens } from '@backoffice/ui';

export const useChartSurfaceStyles = makeStyles({
  surface: {
    position: 'relative',
    minWidth: 0,
    borderRadius: tokens.borderRadiusMedium,
    touchAction: 'pan-y',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '& svg': { display: 'block', overflow: 'visible' },
    // What a chart writes is in the page's own type.
    '& text': { fontFamily: tokens.fontFamilyBase, fontVariantNumeric: 'tabular-nums' },
  },
});
