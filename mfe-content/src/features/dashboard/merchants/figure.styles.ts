import { makeStyles, tokens } from '@backoffice/ui';

export const useFigureStyles = makeStyles({
  figure: { display: 'flex', flexDirection: 'column' },
  label: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
  mark: { width: '10px', height: '10px', flexShrink: 0, borderRadius: tokens.borderRadiusSmall },
  active: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  inactive: { backgroundColor: tokens.colorNeutralForeground4 },
  value: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalS,
    minHeight: tokens.lineHeightHero700,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  count: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  share: { color: tokens.colorNeutralForeground3 },
  skeleton: { width: '96px', height: '28px', alignSelf: 'center' },
});
