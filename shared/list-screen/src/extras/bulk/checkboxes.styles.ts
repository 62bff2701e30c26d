import { makeStyles, tokens } from '@backoffice/ui';

const narrow = '@media (max-width: 639.98px)';
const wide = '@media (min-width: 640px)';

const box = {
  flexShrink: 0,
  width: '16px',
  height: '16px',
  accentColor: tokens.colorCompoundBrandBackground,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
} as const;

export const useCheckboxStyles = makeStyles({
  cell: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minWidth: 0,
    [narrow]: { columnGap: '8px' },
  },
  startCell: { [wide]: { justifyContent: 'start', columnGap: '8px', marginInlineStart: '-20px' } },
  content: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  inRow: { ...box, margin: '0 0 0 -4px', [narrow]: { order: 1, width: '24px', height: '24px', margin: 0 } },
  inHead: {
    ...box,
    position: 'absolute',
    top: 'calc(50% - 8px)',
    insetInlineStart: '8px',
    margin: 0,
    [narrow]: { display: 'none' },
  },
});
