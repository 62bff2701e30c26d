import { makeStyles, tokens } from '@backoffice/ui';

export const useRowMarkStyles = makeStyles({
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export const useLiveRowsStyles = makeStyles({
  container: { position: 'relative' },
  /** Class of the list: styles its rows by their marks. */
  marked: {
    '& tr:has([data-row-change="changed"]) > td': {
      backgroundColor: tokens.colorBrandBackground2,
      '@media (prefers-reduced-motion: no-preference)': {
        animationName: { from: { backgroundColor: tokens.colorBrandBackground2 }, to: {} },
        animationDuration: '1s',
        animationDelay: '7s',
        animationFillMode: 'forwards',
      },
    },
    '& tr:has([data-row-change="changed"]) > td:first-child': {
      boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
    },
    '& tr:has([data-row-change="gone"]) > td, & tr:has([data-row-fate="left"]) > td': {
      backgroundColor: tokens.colorNeutralBackground3,
      textDecorationLine: 'line-through',
    },
    '& tr:has([data-row-change="left"]) > td': { textDecorationStyle: 'dotted' },
    '@media (forced-colors: active)': {
      '& tr:has([data-row-change="changed"])': { outline: '1px solid Highlight', outlineOffset: '-1px' },
    },
  },
  // Covers the area from the edge between filters and table downwards.
  anchor: { position: 'absolute', inset: 0, zIndex: 6, pointerEvents: 'none' },
  // Centred on that edge, where nothing moves; when the page is scrolled, below the bars of the host.
  line: {
    position: 'sticky',
    top: 'calc(var(--ui-sticky-top, 0px) + 20px)',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    height: 0,
  },
  offer: { pointerEvents: 'auto', boxShadow: tokens.shadow8 },
});
