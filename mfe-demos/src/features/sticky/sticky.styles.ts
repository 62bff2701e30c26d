import { makeStyles, tokens } from '@backoffice/ui';

export const useStickyStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 'var(--ui-sticky-top, 0px)',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
  // Below the first one, which is as high as its controls and padding.
  second: { top: 'calc(var(--ui-sticky-top, 0px) + 58px)' },
  name: { marginInlineEnd: 'auto', fontWeight: tokens.fontWeightSemibold },
  text: { minHeight: '160px', margin: 0, color: tokens.colorNeutralForeground2 },
});
