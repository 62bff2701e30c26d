import { makeStyles, tokens } from '@fluentui/react-components';
import { flexColumn, plainList, visuallyHidden } from '../layout-rules';

/** Between the controls of cards: at most three lines, beyond which the text scrolls, and no icon. */
const dense = '@container (max-width: 200px)';

export const useToastStackStyles = makeStyles({
  list: {
    position: 'fixed',
    insetInlineEnd: tokens.spacingHorizontalL,
    insetBlockEnd: tokens.spacingVerticalL,
    zIndex: 2600,
    ...flexColumn,
    gap: tokens.spacingVerticalXS,
    width: '340px',
    containerType: 'inline-size',
    maxWidth: 'calc(100vw - 24px)',
    ...plainList,
    // At the top of small screens, below the bar, because a hand covers the lower end.
    '@media (max-width: 639.98px)': { insetInlineEnd: '12px', insetBlock: '56px auto' },
  },
  announced: { ...visuallyHidden, top: 0, whiteSpace: 'nowrap' },
  toast: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gridAutoFlow: 'column',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'center',
    boxSizing: 'border-box',
    flexGrow: 1,
    minWidth: 0,
    // Two lines are no higher than the bar below a list.
    padding: `3px ${tokens.spacingHorizontalS} 3px ${tokens.spacingHorizontalM}`,
    '@media (max-width: 639.98px)': {
      columnGap: tokens.spacingHorizontalXS,
      padding: `3px 0 3px ${tokens.spacingHorizontalS}`,
    },
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    boxShadow: tokens.shadow8,
    [dense]: { gridTemplateColumns: '1fr' },
    '&[hidden]': { display: 'none' },
    animationDuration: tokens.durationNormal,
    animationTimingFunction: tokens.curveDecelerateMid,
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' } },
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground3 },
  error: { color: tokens.colorStatusDangerForeground1 },
  info: { color: tokens.colorNeutralForeground2 },
  icon: { display: 'grid', [dense]: { display: 'none' } },
  text: { minWidth: 0, overflowWrap: 'anywhere', [dense]: { maxHeight: '3lh', overflowY: 'auto' } },
  title: { fontWeight: tokens.fontWeightSemibold, marginInlineEnd: tokens.spacingHorizontalS },
  count: {
    marginInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightRegular,
  },
  body: { marginInlineEnd: tokens.spacingHorizontalS, color: tokens.colorNeutralForeground2 },
  action: {
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
  },
});
