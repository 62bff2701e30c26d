import { makeStyles, tokens } from '@fluentui/react-components';

export const useFilterTabsStyles = makeStyles({
  // Scrolls when the window is too narrow for all tabs.
  tabs: {
    display: 'flex',
    columnGap: tokens.spacingHorizontalL,
    // Room for the focus ring, which would be cut by the scroll container.
    padding: '2px',
    margin: '-2px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  tab: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    boxSizing: 'border-box',
    minHeight: 'var(--ui-control-height)',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
    borderBlockEndWidth: '2px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorNeutralForeground1, borderBlockEndColor: tokens.colorNeutralStroke1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (forced-colors: active)': { borderBlockEndColor: 'Canvas' },
  },
  shown: {
    color: tokens.colorNeutralForeground1,
    borderBlockEndColor: tokens.colorCompoundBrandStroke,
    ':hover': { borderBlockEndColor: tokens.colorCompoundBrandStroke },
    '@media (forced-colors: active)': { borderBlockEndColor: 'Highlight' },
  },
  // As wide as the largest figure, and as three digits until the figures are known.
  figure: {
    display: 'inline-grid',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    '::before': { content: 'attr(data-room)', height: 0, visibility: 'hidden' },
  },
});
