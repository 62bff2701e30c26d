import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, wrappingRow } from '@backoffice/ui/layout-rules';

export const useCoverStyles = makeStyles({
  cover: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
  picture: {
    width: '240px',
    maxWidth: '100%',
    height: '135px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  empty: {
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    width: '240px',
    maxWidth: '100%',
    height: '135px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
  },
  controls: { ...flexColumn, alignItems: 'flex-start', gap: tokens.spacingVerticalS, minWidth: 0 },
  sending: { ...wrappingRow, gap: tokens.spacingHorizontalS },
  progress: { width: '160px', accentColor: tokens.colorBrandBackground },
  status: {
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  failed: { color: tokens.colorPaletteRedForeground1 },
});
