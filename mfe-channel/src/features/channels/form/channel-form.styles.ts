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
  fingerprint: { fontFamily: tokens.fontFamilyMonospace },
  keyUsage: { display: 'block', color: tokens.colorStatusWarningForeground3 },
  number: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    rowGap: tokens.spacingVerticalXXS,
  },
  useOwnNumber: { alignSelf: 'start', minWidth: 0, paddingInline: 0 },
});
