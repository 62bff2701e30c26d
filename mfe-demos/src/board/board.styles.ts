import { makeStyles, tokens } from '@backoffice/ui';

export const useBoardStyles = makeStyles({
  lists: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  list: {
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  over: { outline: `2px solid ${tokens.colorBrandStroke1}` },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  items: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    minHeight: '80px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  empty: { color: tokens.colorNeutralForeground2 },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    padding: tokens.spacingHorizontalXS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    cursor: 'grab',
  },
  // What is dragged lies over the page; where it was stays a gap of its size.
  gap: { opacity: 0.4, outline: `1px dashed ${tokens.colorNeutralStrokeAccessible}` },
  overlay: { minHeight: '34px', boxShadow: tokens.shadow16, cursor: 'grabbing' },
  dragged: { position: 'relative', zIndex: 3, boxShadow: tokens.shadow16, cursor: 'grabbing' },
  name: { flexGrow: 1, flexBasis: '120px', minWidth: 0, overflowWrap: 'anywhere' },
  actions: { display: 'flex', marginInlineStart: 'auto' },
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
