import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, plainList, spacedRow, wrappingRow } from '@backoffice/ui/layout-rules';

export const useApprovalStyles = makeStyles({
  tabs: { ...wrappingRow, gap: tokens.spacingHorizontalL },
  tab: {
    padding: `${tokens.spacingVerticalSNudge} 0`,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1 },
    '&[aria-current]': {
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightSemibold,
      boxShadow: `inset 0 -2px ${tokens.colorCompoundBrandStroke}`,
    },
  },
  list: { ...flexColumn, ...plainList },
  item: {
    ...flexColumn,
    rowGap: tokens.spacingVerticalS,
    paddingBlock: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none', paddingTop: 0 },
    scrollMarginTop: '64px',
  },
  head: { ...spacedRow, flexWrap: 'nowrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  // Aligns the mark, instead of its surface, with the texts below and the title.
  checkbox: {
    margin: `calc(-1 * ${tokens.spacingVerticalSNudge}) calc(-1 * ${tokens.spacingHorizontalS})`,
  },
  state: { whiteSpace: 'nowrap' },
  title: {
    flexGrow: 1,
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  fact: { margin: 0, color: tokens.colorNeutralForeground2 },
  reason: { margin: 0, overflowWrap: 'anywhere' },
  buttons: { ...wrappingRow, gap: tokens.spacingHorizontalS },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  bar: { ...spacedRow, gap: tokens.spacingHorizontalM, paddingBottom: tokens.spacingVerticalM },
});
