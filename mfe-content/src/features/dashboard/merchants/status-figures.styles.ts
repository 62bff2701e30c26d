import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, flexWrapping } from '@backoffice/ui/layout-rules';

export const useFigureStyles = makeStyles({
  label: { ...flexRow, columnGap: tokens.spacingHorizontalS, color: tokens.colorNeutralForeground2 },
  mark: { width: '10px', height: '10px', flexShrink: 0, borderRadius: tokens.borderRadiusSmall },
  active: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  inactive: { backgroundColor: tokens.colorNeutralForeground4 },
  value: { ...flexWrapping, alignItems: 'baseline', columnGap: tokens.spacingHorizontalS, margin: 0 },
  count: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  share: { color: tokens.colorNeutralForeground3 },
  // Has the height of the number.
  skeleton: { width: '96px', height: '28px', margin: '4px 0' },
});

export const useProportionBarStyles = makeStyles({
  bar: {
    display: 'block',
    width: '100%',
    height: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  active: { fill: tokens.colorStatusSuccessBackground3 },
  inactive: { fill: tokens.colorNeutralForeground4 },
  skeleton: { height: '8px' },
});

export const useStatusFiguresStyles = makeStyles({
  body: {
    ...flexColumn,
    rowGap: tokens.spacingVerticalL,
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingHorizontalL}`,
  },
  figures: { ...flexColumn, rowGap: tokens.spacingVerticalM, margin: 0 },
});
