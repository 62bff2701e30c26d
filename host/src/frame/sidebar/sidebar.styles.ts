import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, plainList } from '@backoffice/ui/layout-rules';

const forced = '@media (forced-colors: active)';

/** In px. */
export const SIDEBAR_WIDTH = 210;
export const SIDEBAR_WIDTH_COLLAPSED = 48;

export const useSidebarStyles = makeStyles({
  sidebar: {
    position: 'sticky',
    top: 0,
    boxSizing: 'border-box',
    flexShrink: 0,
    width: `${SIDEBAR_WIDTH}px`,
    height: '100dvh',
    padding: tokens.spacingHorizontalS,
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  collapsed: { width: `${SIDEBAR_WIDTH_COLLAPSED}px`, padding: `${tokens.spacingVerticalS} 5px` },
  drawer: { position: 'fixed', left: 0, zIndex: 20, boxShadow: tokens.shadow64, borderRight: 'none' },
  backdrop: {
    position: 'fixed',
    inset: 0,
    zIndex: 15,
    border: 'none',
    backgroundColor: tokens.colorBackgroundOverlay,
  },
  product: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalMNudge,
    minHeight: '2rem',
    margin: `0 0 ${tokens.spacingVerticalS}`,
    padding: `0 0 0 ${tokens.spacingHorizontalS}`,
    fontWeight: tokens.fontWeightSemibold,
    // One line in wide system fonts too, by their narrower cut; where they have none, two whole words.
    // oxlint-disable-next-line typescript/no-deprecated -- browsers know its new name, font-width, not yet
    fontStretch: 'condensed',
    textWrap: 'balance',
    lineHeight: tokens.lineHeightBase200,
  },
  productCollapsed: { justifyContent: 'center', padding: 0 },
  mark: { flexShrink: 0, objectFit: 'contain' },
});

export const useMainMenuStyles = makeStyles({
  list: { ...plainList, ...flexColumn, rowGap: '2px' },
  entry: {
    boxSizing: 'border-box',
    ...flexRow,
    columnGap: tokens.spacingHorizontalMNudge,
    width: '100%',
    minHeight: 'calc(var(--ui-control-height) + 4px)',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '&[aria-current="page"]': {
      color: tokens.colorBrandForeground1,
      backgroundColor: tokens.colorBrandBackground2,
      fontWeight: tokens.fontWeightSemibold,
    },
    [forced]: {
      '&[aria-current="page"]': {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        backgroundColor: 'Highlight',
      },
      '&[aria-current="page"]:focus-visible': { outlineColor: 'HighlightText', outlineOffset: '-4px' },
    },
  },
  pending: { backgroundColor: tokens.colorNeutralBackground1Pressed },
  active: { color: tokens.colorBrandForeground1, [forced]: { border: '1px solid Highlight' } },
  collapsed: { justifyContent: 'center', padding: 0 },
  icon: { flexShrink: 0 },
  label: { flexGrow: 1, overflowWrap: 'anywhere' },
  chevron: {
    flexShrink: 0,
    transitionProperty: 'rotate',
    transitionDuration: '150ms',
    '@media (prefers-reduced-motion: reduce)': { transitionProperty: 'none' },
  },
  chevronOpen: { rotate: '90deg' },
  apart: { marginTop: tokens.spacingVerticalS },
  line: { paddingTop: tokens.spacingVerticalS, boxShadow: `inset 0 1px ${tokens.colorNeutralStroke2}` },
  caption: {
    paddingLeft: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  level2: { paddingLeft: '38px' },
  level3: { paddingLeft: '54px' },
});
