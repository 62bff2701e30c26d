import { makeStyles, tokens } from '@backoffice/ui';

export const useIconStyles = makeStyles({
  search: { flexBasis: '320px' },
  count: { margin: `0 0 ${tokens.spacingVerticalM}`, ':last-child': { marginBlockEnd: 0 } },
  pages: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    // Scrolls a new page below the bars of the frame, with its title and count visible.
    scrollMarginTop: '180px',
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  icon: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalS,
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke3}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  room: { width: '24px', height: '24px' },
  name: { fontSize: tokens.fontSizeBase200, lineHeight: 1.3, overflowWrap: 'anywhere', textAlign: 'center' },
});
