import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, wrappingRow } from '@backoffice/ui/layout-rules';
import { bodyText, cardBox, headingText, smallText, subheadingText } from '@backoffice/ui/theme-rules';

// Each look is that of the screen's own parts.
export const useAdditionStyles = makeStyles({
  card: {
    ...flexColumn,
    ...cardBox,
    ...bodyText,
    rowGap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  cardTitle: { margin: 0, ...subheadingText },
  merchantSection: {
    ...flexColumn,
    rowGap: tokens.spacingVerticalS,
    minWidth: 0,
    paddingBlockStart: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  merchantSectionTitle: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    ...smallText,
    fontWeight: tokens.fontWeightSemibold,
  },
  section: { minWidth: 0 },
  sectionTitle: { margin: `0 0 ${tokens.spacingVerticalS}`, ...headingText },
  part: { minWidth: 0, overflowWrap: 'anywhere', outlineStyle: 'none' },
  notice: {
    ...wrappingRow,
    gap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorNeutralForeground2,
  },
  skeleton: { width: 'auto', height: '64px' },
});
