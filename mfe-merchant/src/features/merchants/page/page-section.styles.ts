import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexWrapping } from '@backoffice/ui/layout-rules';
import { smallText } from '@backoffice/ui/theme-rules';

export const usePageSectionStyles = makeStyles({
  section: {
    ...flexColumn,
    rowGap: tokens.spacingVerticalS,
    minWidth: 0,
    paddingBlockStart: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    // The head of the panel has a line of its own.
    ':first-child': { paddingBlockStart: 0, borderTop: 'none' },
  },
  head: {
    ...flexWrapping,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  title: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    ...smallText,
    fontWeight: tokens.fontWeightSemibold,
  },
});
