import { makeStyles, tokens } from '@backoffice/ui';

export const useChartTooltipStyles = makeStyles({
  tooltip: {
    position: 'absolute',
    zIndex: 1,
    boxSizing: 'border-box',
    width: 'max-content',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    pointerEvents: 'none',
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  line: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  label: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  value: { fontVariantNumeric: 'tabular-nums' },
});
