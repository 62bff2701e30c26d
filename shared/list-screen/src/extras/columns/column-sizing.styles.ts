import { makeStyles, tokens } from '@backoffice/ui';

export const useColumnSizingStyles = makeStyles({
  // Leaves horizontal gestures to the dragging of edges; the table can still be scrolled by its rows.
  container: { '& thead th': { touchAction: 'pan-y' } },
  sizing: { cursor: 'col-resize', userSelect: 'none' },
  edge: {
    cursor: 'col-resize',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '3px',
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    '@media (forced-colors: active)': { '::after': { backgroundColor: 'Highlight' } },
  },
});
