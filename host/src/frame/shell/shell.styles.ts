import { makeStyles, tokens } from '@backoffice/ui';

const SIDEBAR_WIDTH = '210px';
const SIDEBAR_WIDTH_COLLAPSED = '48px';

export const useShellStyles = makeStyles({
  root: {
    display: 'flex',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    // What a list has to know of the frame: the bars under which its header sticks, and those with the page's padding.
    '--ui-sticky-top': 'calc(48px + var(--ui-banner-height, 0px))',
    '--ui-page-surroundings': 'calc(96px + var(--ui-banner-height, 0px))',
  },
  withTabBar: {
    '--ui-sticky-top': 'calc(84px + var(--ui-banner-height, 0px))',
    '--ui-page-surroundings': 'calc(132px + var(--ui-banner-height, 0px))',
  },
  // The bars at the top go away with the page.
  looseHeader: { '--ui-sticky-top': 'var(--ui-banner-height, 0px)', '--ui-header-position': 'static' },
  skip: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    zIndex: 30,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { border: '1px solid LinkText' },
    ':not(:focus)': { transform: 'translateY(-200%)' },
  },
  sidebar: {
    position: 'sticky',
    top: 0,
    boxSizing: 'border-box',
    flexShrink: 0,
    width: SIDEBAR_WIDTH,
    height: '100dvh',
    padding: tokens.spacingHorizontalS,
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  collapsed: { width: SIDEBAR_WIDTH_COLLAPSED, padding: `${tokens.spacingVerticalS} 5px` },
  drawer: { position: 'fixed', left: 0, zIndex: 20, boxShadow: tokens.shadow64, borderRight: 'none' },
  backdrop: {
    position: 'fixed',
    inset: 0,
    zIndex: 15,
    border: 'none',
    backgroundColor: tokens.colorBackgroundOverlay,
  },
  product: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalMNudge,
    minHeight: '32px',
    margin: `0 0 ${tokens.spacingVerticalS}`,
    padding: `0 0 0 ${tokens.spacingHorizontalS}`,
    fontWeight: tokens.fontWeightSemibold,
    // One line in wide system fonts too, by their narrower cut; where they have none, two whole words.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- browsers know its new name, font-width, not yet
    fontStretch: 'condensed',
    textWrap: 'balance',
    lineHeight: tokens.lineHeightBase200,
  },
  productCollapsed: { justifyContent: 'center', padding: 0 },
  mark: { flexShrink: 0, color: tokens.colorBrandForeground1 },
  content: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  main: {
    flexGrow: 1,
    padding: tokens.spacingHorizontalXXL,
    outlineStyle: 'none',
    '@media (width < 640px)': { padding: tokens.spacingHorizontalM },
  },
});
