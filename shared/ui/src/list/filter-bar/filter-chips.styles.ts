import { makeStyles, tokens } from '@fluentui/react-components';

export const useFilterChipsStyles = makeStyles({
  // One line, which scrolls when the window is too narrow, so that the table does not move.
  chips: {
    display: 'flex',
    flex: '0 1 auto',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
    margin: 0,
    padding: '2px 12px 2px 0',
    overflowX: 'auto',
    // Fades what is cut, and only the padding where all chips fit.
    maskImage: 'linear-gradient(to right, black calc(100% - 12px), transparent)',
    scrollbarWidth: 'none',
    listStyleType: 'none',
  },
  chip: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXS,
    paddingInlineStart: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' },
  },
  remove: {
    width: '24px',
    minWidth: '24px',
    height: '1.5rem',
    minHeight: '1.5rem',
    '@media (pointer: coarse)': { width: '44px', minWidth: '44px', height: '2.75rem', minHeight: '2.75rem' },
  },
  clear: {
    flexShrink: 0,
    minHeight: '1.5rem',
    height: '1.75rem',
    paddingBlock: 0,
    '@media (pointer: coarse)': { height: '2.75rem' },
  },
});
