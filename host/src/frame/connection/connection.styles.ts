import { makeStyles, tokens } from '@backoffice/ui';

const still = '@media (prefers-reduced-motion: reduce)';

export const useConnectionStyles = makeStyles({
  // Below the bars, and visible when the page is scrolled. Sticky parts of the page stick below it.
  region: {
    position: 'sticky',
    top: 'calc(var(--ui-sticky-top) - var(--ui-banner-height, 0px))',
    zIndex: 9,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  banner: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXXL}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
    borderBottom: `1px solid ${tokens.colorStatusWarningBorder1}`,
    '> svg': { flexShrink: 0 },
    '@media (width < 640px)': { paddingInline: tokens.spacingHorizontalM },
  },
  progress: {
    position: 'fixed',
    top: 0,
    left: 0,
    right: 0,
    zIndex: 40,
    height: '2px',
    overflow: 'hidden',
    pointerEvents: 'none',
    '::before': {
      content: '""',
      display: 'block',
      width: '40%',
      height: '100%',
      backgroundColor: tokens.colorCompoundBrandBackground,
      animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
      animationDuration: '1.2s',
      animationTimingFunction: 'ease-in-out',
      animationIterationCount: 'infinite',
      [still]: { width: '100%', animationName: 'none' },
    },
  },
});
