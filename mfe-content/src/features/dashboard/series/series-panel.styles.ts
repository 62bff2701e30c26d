import { makeStyles, tokens } from '@backoffice/ui';

const COLOUR = 'var(--series-colour)';

export const useSeriesPanelStyles = makeStyles({
  panel: {
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: tokens.spacingHorizontalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
  },
  newVisitis: { '--series-colour': tokens.colorPaletteBlueBorderActive },
  messages: { '--series-colour': tokens.colorPalettePumpkinBorderActive },
  purchases: { '--series-colour': tokens.colorPaletteTealBorderActive },
  shoppings: { '--series-colour': tokens.colorPaletteGrapeBorderActive },
  shown: {
    // Neither a wider border nor anything else that would move.
    boxShadow: `inset 0 3px 0 ${COLOUR}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  icon: {
    display: 'grid',
    color: COLOUR,
    '@media (max-width: 639.98px)': { display: 'none' },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  label: { color: tokens.colorNeutralForeground2 },
  count: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  // Of the number's height.
  skeleton: { width: '96px', height: '28px', marginBlock: '4px' },
  change: {
    minHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});
