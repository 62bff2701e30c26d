import { makeStyles, tokens } from '@backoffice/ui';

const FADE = '24px';
const NARROW = '@media (width < 640px)';

/** Pointers that do not hover, and narrow screens. */
const COARSE = '@media (pointer: coarse), (width < 640px)';
const FINE = '@media (pointer: fine) and (width >= 640px)';

const button = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '32px',
  borderRadius: tokens.borderRadiusMedium,
  color: tokens.colorNeutralForeground2,
  ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
} as const;

export const usePaletteStyles = makeStyles({
  field: {
    boxSizing: 'border-box',
    width: '100%',
    height: '2.5rem',
    // At its end is the dialog's close button.
    padding: `0 48px 0 ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase400,
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
    ':focus': { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '-2px' },
  },
  // A fixed height, so that the dialog does not jump.
  found: {
    height: 'min(360px, 50dvh)',
    marginTop: tokens.spacingVerticalS,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    scrollbarGutter: 'stable',
    // Further entries fade out at the edge.
    paddingBottom: FADE,
    scrollPaddingBottom: FADE,
    boxSizing: 'border-box',
    maskImage: `linear-gradient(#000 calc(100% - ${FADE}), transparent)`,
  },
  heading: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  option: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '2.75rem',
    padding: `0 ${tokens.spacingHorizontalS}`,
    // Clear of the sticky heading above it.
    scrollMarginBlockStart: '28px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    // A mark in addition to colour.
    boxShadow: `inset 3px 0 ${tokens.colorCompoundBrandStroke}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  // One below the other on narrow screens.
  body: {
    display: 'flex',
    flexGrow: 1,
    minWidth: 0,
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'center',
    paddingBlock: tokens.spacingVerticalXS,
    [NARROW]: { flexDirection: 'column', alignItems: 'stretch' },
  },
  // One line, of which long groups are cut first.
  titles: {
    display: 'flex',
    alignItems: 'center',
    flexGrow: 1,
    minWidth: 0,
    whiteSpace: 'nowrap',
    [NARROW]: { flexWrap: 'wrap', whiteSpace: 'normal' },
  },
  own: {
    minWidth: '40%',
    flexShrink: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    marginInlineEnd: tokens.spacingHorizontalS,
  },
  group: {
    flexShrink: 9,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground2,
  },
  // The reason for the match.
  reason: { color: tokens.colorBrandForeground1, fontSize: tokens.fontSizeBase200 },
  chevron: { flexShrink: 0, margin: '0 2px', color: tokens.colorNeutralForeground3 },
  detail: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  // Hidden, since the titles carry the same information.
  path: { [NARROW]: { display: 'none' } },
  // Over the end of the line, so that nothing moves under the pointer.
  commands: {
    display: 'flex',
    flexShrink: 0,
    alignSelf: 'stretch',
    [FINE]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: tokens.spacingHorizontalS,
      backgroundColor: tokens.colorNeutralBackground1Selected,
    },
  },
  noCommands: { [FINE]: { visibility: 'hidden' } },
  command: { ...button, [COARSE]: { display: 'none' } },
  // One button that replaces all of them on touch screens.
  more: { ...button, [COARSE]: { width: '44px' }, [FINE]: { display: 'none' } },
  mark: {
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
  },
  footer: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '1.25rem',
    marginTop: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  status: { margin: 0 },
  footKeys: { display: 'flex', columnGap: tokens.spacingHorizontalM },
  footKey: { [COARSE]: { display: 'none' } },
  // Hidden, but in the document, because the options refer to it.
  noHint: { visibility: 'hidden' },
  nothing: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    rowGap: tokens.spacingVerticalXS,
    height: '100%',
    textAlign: 'center',
  },
  nothingTitle: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  nothingHint: { margin: 0, color: tokens.colorNeutralForeground2 },
});
