import { makeStyles, tokens } from '@backoffice/ui';
import { flexRow, plainList, spacedRow, visuallyHidden } from '@backoffice/ui/layout-rules';
import { smallText } from '@backoffice/ui/theme-rules';

export const useInboxStyles = makeStyles({
  bar: { ...spacedRow, gap: tokens.spacingHorizontalS, paddingBlockEnd: tokens.spacingVerticalS },
  choice: { display: 'flex', columnGap: tokens.spacingHorizontalXS },
  // Positioned over the list, so that no row moves.
  newer: { position: 'sticky', top: 0, zIndex: 2, height: 0, textAlign: 'center' },
  newerButton: { boxShadow: tokens.shadow8 },
  list: { ...plainList, outlineStyle: 'none' },
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    marginInline: `calc(-1 * ${tokens.spacingHorizontalM})`,
    padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM}`,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  icon: { paddingBlockStart: '2px', color: tokens.colorNeutralForeground3 },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    // The link covers the whole row.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
  },
  unread: { fontWeight: tokens.fontWeightSemibold },
  mark: {
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginInlineEnd: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandForeground1,
    '@media (forced-colors: active)': { backgroundColor: 'LinkText', forcedColorAdjust: 'none' },
  },
  unseen: visuallyHidden,
  body: { margin: 0, color: tokens.colorNeutralForeground2, ...smallText },
  // Above the link, so that its tooltip can be reached.
  age: { position: 'relative', zIndex: 1, color: tokens.colorNeutralForeground3, ...smallText },
  menu: { position: 'relative', zIndex: 1 },
  end: { display: 'grid', justifyItems: 'center', paddingBlock: tokens.spacingVerticalM },
  // The size of a row: a title of two lines, and the sentence.
  skeletons: {
    display: 'grid',
    rowGap: tokens.spacingVerticalXXXL,
    paddingBlockStart: tokens.spacingVerticalM,
  },
  skeleton: { display: 'grid', rowGap: tokens.spacingVerticalS },
  shortSkeleton: { width: '60%', height: '12px' },
  muted: { paddingBlockStart: tokens.spacingVerticalL },
  mutedTitle: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  mutedKind: {
    ...flexRow,
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXS,
  },
});
