import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, plainList, wrappingRow } from '@backoffice/ui/layout-rules';
import { smallText } from '@backoffice/ui/theme-rules';

export const useKeyPairStyles = makeStyles({
  part: { ...flexColumn, rowGap: tokens.spacingVerticalM, minWidth: 0, ':focus': { outline: 'none' } },
  side: { ...flexColumn, rowGap: tokens.spacingVerticalS, minWidth: 0 },
  head: { ...wrappingRow, justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  name: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    ...smallText,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { ...plainList, ...flexColumn, rowGap: tokens.spacingVerticalM },
  pair: { ...flexColumn, rowGap: tokens.spacingVerticalXXS, minWidth: 0 },
  line: { ...flexRow, columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  state: { minWidth: '72px', fontWeight: tokens.fontWeightSemibold },
  fingerprint: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  times: {
    ...wrappingRow,
    columnGap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
    ...smallText,
    fontVariantNumeric: 'tabular-nums',
  },
  buttons: { ...wrappingRow, gap: tokens.spacingHorizontalS },
  empty: { margin: 0, color: tokens.colorNeutralForeground3 },
  wide: { gridColumn: '1 / -1', margin: 0 },
  skeleton: { width: 'auto', height: '64px' },
});
