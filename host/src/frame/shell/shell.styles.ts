import { makeStyles, tokens } from '@backoffice/ui';

export const useShellStyles = makeStyles({
  root: {
    display: 'flex',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    // For lists: the height of the bars below which a list's header sticks, without and with the page's padding.
    '--ui-sticky-top': 'calc(3rem + var(--ui-banner-height, 0px))',
    '--ui-page-surroundings': 'calc(3rem + 48px + var(--ui-banner-height, 0px))',
  },
  withTabBar: {
    '--ui-sticky-top': 'calc(5.25rem + var(--ui-banner-height, 0px))',
    '--ui-page-surroundings': 'calc(5.25rem + 48px + var(--ui-banner-height, 0px))',
    '@media (pointer: coarse)': {
      '--ui-sticky-top': 'calc(5.75rem + var(--ui-banner-height, 0px))',
      '--ui-page-surroundings': 'calc(5.75rem + 48px + var(--ui-banner-height, 0px))',
    },
    // Without the tab bar.
    '@media (height < 300px)': {
      '--ui-sticky-top': 'calc(3rem + var(--ui-banner-height, 0px))',
      '--ui-page-surroundings': 'calc(3rem + 48px + var(--ui-banner-height, 0px))',
    },
  },
  // The top bars scroll away with the page.
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
  content: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  main: {
    flexGrow: 1,
    padding: tokens.spacingHorizontalXXL,
    outlineStyle: 'none',
    '@media (width < 640px)': { padding: tokens.spacingHorizontalM },
  },
});
