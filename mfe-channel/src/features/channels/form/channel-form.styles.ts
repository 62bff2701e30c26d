import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, spacedRow } from '@backoffice/ui/layout-rules';
import { smallText, subheadingText } from '@backoffice/ui/theme-rules';

export const useChannelFormStyles = makeStyles({
  pairHead: {
    gridColumn: '1 / -1',
    ...spacedRow,
    gap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalM,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  pairTitle: { margin: 0, ...subheadingText },
  pairHelp: { flexBasis: '100%', margin: 0, color: tokens.colorNeutralForeground3, ...smallText },
  fingerprint: { fontFamily: tokens.fontFamilyMonospace },
  keyUsage: { display: 'block', color: tokens.colorStatusWarningForeground3 },
  number: { ...flexColumn, alignItems: 'stretch', rowGap: tokens.spacingVerticalXXS },
  fixed: { ...flexRow, columnGap: tokens.spacingHorizontalXS },
  // Darker than other disabled fields: only this value identifies the channel.
  fixedValue: { flexGrow: 1, minWidth: 0, '& > select': { color: tokens.colorNeutralForeground2 } },
  useOwnNumber: { alignSelf: 'start', minWidth: 0, paddingInline: 0 },
});
