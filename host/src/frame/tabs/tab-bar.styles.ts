import { makeStyles, tokens } from '@backoffice/ui';

const ROOM_FOR_CLOSE = '30px';
const LINE_BELOW = `inset 0 -1px 0 ${tokens.colorNeutralStroke2}`;

export const useTabBarStyles = makeStyles({
  // Stacked below the top bar, so that the parts of it that overflow stay visible.
  bar: {
    position: 'var(--ui-header-position, sticky)' as 'sticky',
    top: '3rem',
    zIndex: 9,
    boxSizing: 'border-box',
    display: 'flex',
    height: '2.25rem',
    '@media (pointer: coarse)': { height: '2.75rem' },
    // Zoomed in fourfold, the height is the content's.
    '@media (height < 300px)': { display: 'none' },
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: LINE_BELOW,
  },
  scroller: {
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
  },
  track: { display: 'grid', width: 'max-content', height: '100%' },
  // One column per tab. Its close button is positioned over the end of the same column, since a tab must not contain a control.
  list: {
    display: 'grid',
    gridRowStart: 1,
    gridColumnStart: 1,
    gridColumnEnd: -1,
    gridTemplateColumns: 'subgrid',
    height: '100%',
  },
  tab: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    maxWidth: '220px',
    height: '100%',
    padding: `0 ${ROOM_FOR_CLOSE} 0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    cursor: 'pointer',
    userSelect: 'none',
    boxShadow: LINE_BELOW,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '&[aria-selected="true"]': {
      color: tokens.colorBrandForeground1,
      fontWeight: tokens.fontWeightSemibold,
      boxShadow: `inset 0 -2px 0 ${tokens.colorCompoundBrandStroke}`,
      // Forced colours do not draw shadows.
      '@media (forced-colors: active)': { borderBottom: '3px solid Highlight' },
    },
  },
  // Stays in sight while the others scroll.
  pinned: { position: 'sticky', left: 0, zIndex: 1, paddingRight: tokens.spacingHorizontalM },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  pin: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  close: {
    gridRowStart: 1,
    alignSelf: 'center',
    justifySelf: 'end',
    width: '24px',
    height: '1.5rem',
    marginRight: '4px',
  },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});
