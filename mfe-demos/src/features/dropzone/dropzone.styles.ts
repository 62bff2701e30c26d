import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, plainList } from '@backoffice/ui/layout-rules';

export const useDropzoneStyles = makeStyles({
  zone: {
    ...flexColumn,
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalS,
    minHeight: '160px',
    padding: tokens.spacingHorizontalL,
    border: `2px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    textAlign: 'center',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  over: {
    border: `2px dashed ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  images: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, ...plainList },
  image: { position: 'relative', ...flexColumn, width: '200px' },
  thumbnail: {
    width: '200px',
    height: '200px',
    borderRadius: tokens.borderRadiusMedium,
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  progress: { width: '100%' },
  name: { overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200 },
  failed: { margin: 0, color: tokens.colorPaletteRedForeground1 },
  remove: {
    position: 'absolute',
    top: tokens.spacingVerticalXS,
    right: tokens.spacingHorizontalXS,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
