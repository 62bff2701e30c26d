import { makeStyles, tokens } from '@backoffice/ui';

const box = {
  flexShrink: 0,
  width: '16px',
  height: '16px',
  accentColor: tokens.colorCompoundBrandBackground,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
} as const;

export const useCheckboxStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minWidth: 0 },
  inRow: { ...box, margin: '0 0 0 -4px' },
  inCard: {
    ...box,
    width: '20px',
    height: '20px',
    margin: `0 ${tokens.spacingHorizontalM} 0 0`,
    verticalAlign: 'text-bottom',
  },
  inHead: { ...box, position: 'absolute', top: 'calc(50% - 8px)', insetInlineStart: '8px', margin: 0 },
});
