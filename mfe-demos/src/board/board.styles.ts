import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, plainList, visuallyHidden, wrappingRow } from '@backoffice/ui/layout-rules';
import { cardBox, headingText } from '@backoffice/ui/theme-rules';

export const useBoardStyles = makeStyles({
  lists: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  list: { minWidth: 0, padding: tokens.spacingHorizontalM, ...cardBox },
  open: { borderTop: `4px solid ${tokens.colorBrandStroke1}` },
  busy: { borderTop: `4px solid ${tokens.colorStatusWarningBorderActive}` },
  done: { borderTop: `4px solid ${tokens.colorStatusSuccessBorderActive}` },
  over: { outline: `2px solid ${tokens.colorBrandStroke1}` },
  title: { margin: `0 0 ${tokens.spacingVerticalS}`, ...headingText },
  items: { ...flexColumn, rowGap: tokens.spacingVerticalS, minHeight: '80px', ...plainList },
  empty: { color: tokens.colorNeutralForeground2 },
  item: {
    ...wrappingRow,
    columnGap: tokens.spacingHorizontalXS,
    padding: tokens.spacingHorizontalXS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    cursor: 'grab',
  },
  // The gap at the position of the dragged item, which itself is drawn above the page.
  gap: { opacity: 0.4, outline: `1px dashed ${tokens.colorNeutralStrokeAccessible}` },
  overlay: { minHeight: '34px', boxShadow: tokens.shadow16, cursor: 'grabbing' },
  dragged: { position: 'relative', zIndex: 3, boxShadow: tokens.shadow16, cursor: 'grabbing' },
  name: { flexGrow: 1, flexBasis: '120px', minWidth: 0, overflowWrap: 'anywhere' },
  actions: { display: 'flex', marginInlineStart: 'auto' },
  hidden: { ...visuallyHidden, whiteSpace: 'nowrap' },
});
