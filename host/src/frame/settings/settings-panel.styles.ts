import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn } from '@backoffice/ui/layout-rules';
import { smallText } from '@backoffice/ui/theme-rules';

export const useSettingsPanelStyles = makeStyles({
  root: { display: 'grid', rowGap: tokens.spacingVerticalXXL },
  group: {
    ...flexColumn,
    rowGap: tokens.spacingVerticalS,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: {
    marginBottom: tokens.spacingVerticalS,
    padding: 0,
    fontWeight: tokens.fontWeightSemibold,
  },
  schemes: { flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  switch: { justifyContent: 'space-between', marginInline: `calc(-1 * ${tokens.spacingHorizontalS})` },
  swatches: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  swatch: {
    appearance: 'none',
    width: '28px',
    height: '28px',
    margin: 0,
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    cursor: 'pointer',
    // Keeps the colour, which is the choice offered here.
    forcedColorAdjust: 'none',
    ':checked': {
      boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}, 0 0 0 4px ${tokens.colorNeutralForeground1}`,
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '5px' },
    '@media (forced-colors: active)': {
      ':checked': { boxShadow: 'none', outline: '2px solid Highlight', outlineOffset: '2px' },
      ':focus-visible': { outline: '3px dashed Highlight', outlineOffset: '3px' },
    },
  },
  anyColour: { display: 'flex', alignItems: 'end', columnGap: tokens.spacingHorizontalM },
  picker: {
    boxSizing: 'border-box',
    flexShrink: 0,
    width: '44px',
    height: 'var(--ui-control-height)',
    padding: '2px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  code: { flexGrow: 1 },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, ...smallText },
});
