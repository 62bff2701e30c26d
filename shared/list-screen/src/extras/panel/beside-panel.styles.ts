import { makeStyles, tokens } from '@backoffice/ui';
import { PANEL_WIDTH } from './panel-width';

// Separate from the panel's own styles, which are loaded with it.
export const useBesidePanelStyles = makeStyles({
  // Beside a panel the list takes the remaining width; in a narrow window the panel replaces the list.
  container: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${PANEL_WIDTH}`,
    columnGap: tokens.spacingHorizontalL,
    '& tr[aria-current] > td': { backgroundColor: tokens.colorNeutralBackground1Selected },
    '@media (max-width: 1199.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > :first-child': { display: 'none' },
    },
    '@media (forced-colors: active)': {
      '& tr[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
});
