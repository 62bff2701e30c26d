import { makeStyles, tokens } from '@backoffice/ui';

export const useDropdownStyles = makeStyles({
  // However long the summary is, the column decides.
  box: { position: 'relative', minWidth: 0 },
  button: { width: '100%', justifyContent: 'space-between', fontWeight: tokens.fontWeightRegular },
  summary: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  panel: {
    position: 'absolute',
    insetInlineStart: 0,
    insetInlineEnd: 0,
    top: '100%',
    // Over the editor's toolbar.
    zIndex: 3,
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    marginBlockStart: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
});
