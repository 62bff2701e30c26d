import { makeStyles, tokens } from '@backoffice/ui';

export const useChannelFormStyles = makeStyles({
  pairHead: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalM,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  pairTitle: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  pairHelp: {
    flexBasis: '100%',
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  fingerprint: { fontFamily: tokens.fontFamilyMonospace },
  keyUsage: { display: 'block', color: tokens.colorStatusWarningForeground3 },
  number: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    rowGap: tokens.spacingVerticalXXS,
  },
  fixed: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  // Darker than other disabled fields: only this value identifies the channel.
  fixedValue: { flexGrow: 1, minWidth: 0, '& > select': { color: tokens.colorNeutralForeground2 } },
  useOwnNumber: { alignSelf: 'start', minWidth: 0, paddingInline: 0 },
});
