import { makeStyles, tokens } from '@backoffice/ui';

export const useDragSelectStyles = makeStyles({
  field: { maxWidth: '320px' },
  tags: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    minHeight: '36px',
    margin: `${tokens.spacingVerticalM} 0`,
    padding: 0,
    listStyleType: 'none',
  },
  tag: {
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: tokens.spacingHorizontalXS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    cursor: 'grab',
  },
  dragged: { position: 'relative', zIndex: 3, boxShadow: tokens.shadow16, cursor: 'grabbing' },
  order: { margin: 0, color: tokens.colorNeutralForeground2 },
});
