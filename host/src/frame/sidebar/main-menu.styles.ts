import { makeStyles, tokens } from '@backoffice/ui';

const forced = '@media (forced-colors: active)';

export const useMainMenuStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    rowGap: '2px',
  },
  entry: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
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
  collapsed: { justifyContent: 'center', padding: 0, minHeight: 'calc(var(--ui-control-height) + 4px)' },
  icon: { flexShrink: 0 },
  label: { flexGrow: 1, overflowWrap: 'anywhere' },
  chevron: {
    flexShrink: 0,
    transitionProperty: 'rotate',
    transitionDuration: '150ms',
    '@media (prefers-reduced-motion: reduce)': { transitionProperty: 'none' },
  },
  chevronOpen: { rotate: '90deg' },
  level2: { paddingLeft: '38px' },
  level3: { paddingLeft: '54px' },
});
