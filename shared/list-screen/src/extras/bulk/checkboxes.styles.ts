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
    minWidth: 0,
    [wide]: { columnGap: '8px', marginInlineStart: '-20px' },
  },
  content: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  inRow: {
    ...box,
    float: 'inline-start',
    margin: '2px 0 2px -4px',
    // Behind the value of a card's line, whose cell is a grid of label and value.
    [narrow]: {
      position: 'absolute',
      insetInlineEnd: '12px',
      insetBlockStart: 'calc(50% - 12px)',
      width: '24px',
      height: '24px',
      margin: 0,
    },
  },
  inHead: {
    ...box,
    position: 'absolute',
    top: 'calc(50% - 8px)',
    insetInlineStart: '8px',
    margin: 0,
    [narrow]: { display: 'none' },
  },
});
