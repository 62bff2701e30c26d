import { makeStyles, tokens } from '@backoffice/ui';

/** Room for the controls at their largest, with padding. */
const BAR_HEIGHT = '58px';

export const useStickyStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 'var(--ui-sticky-top, 0px)',
    zIndex: 2,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: BAR_HEIGHT,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
  // Right below the first one: nothing is seen between them.
  second: { top: `calc(var(--ui-sticky-top, 0px) + ${BAR_HEIGHT})` },
  name: { marginInlineEnd: 'auto', fontWeight: tokens.fontWeightSemibold },
  text: { minHeight: '160px', margin: 0, color: tokens.colorNeutralForeground2 },
});
