import { makeStyles, tokens } from '@backoffice/ui';
import { wrappingRow } from '@backoffice/ui/layout-rules';
import { cardBox } from '@backoffice/ui/theme-rules';

export const useArticleFormStyles = makeStyles({
  page: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0 },
  head: {
    position: 'sticky',
    // Sticks below the page's bar and above the editor.
    top: 0,
    zIndex: 2,
    ...wrappingRow,
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} 0`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
  draftState: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  mistakes: { color: tokens.colorStatusDangerForeground3, fontSize: tokens.fontSizeBase200 },
  fields: {
    display: 'grid',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: tokens.spacingHorizontalL,
    ...cardBox,
    '@media (min-width: 992px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
  },
  wide: { gridColumn: '1 / -1' },
  skeletonState: { width: '72px', height: '24px' },
  skeletonButtons: { width: '240px', maxWidth: '60%', height: '32px' },
  // The height of a label, its control and the hint below.
  skeletonField: { height: '58px' },
  skeletonSummary: { height: '120px' },
  skeletonContent: { height: '470px' },
});
