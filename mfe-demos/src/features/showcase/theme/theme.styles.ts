import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, plainList } from '@backoffice/ui/layout-rules';

export const useThemeStyles = makeStyles({
  controls: { alignItems: 'center' },
  field: { maxWidth: '360px' },
  slider: { display: 'block', maxWidth: '360px', marginBlockStart: tokens.spacingVerticalM },
  range: {
    display: 'block',
    width: '100%',
    minHeight: '24px',
    margin: 0,
    accentColor: tokens.colorCompoundBrandBackground,
  },
  bars: { ...flexColumn, rowGap: tokens.spacingVerticalS },
  colours: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: tokens.spacingHorizontalS,
    ...plainList,
  },
  colour: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalS,
    width: '100%',
    padding: tokens.spacingHorizontalXS,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  swatch: {
    flexShrink: 0,
    width: '32px',
    height: '32px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});
