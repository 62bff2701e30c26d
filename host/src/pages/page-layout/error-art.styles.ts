import { makeStyles, tokens } from '@backoffice/ui';

export const useErrorArtStyles = makeStyles({
  art: {
    flexShrink: 0,
    width: '220px',
    maxWidth: '100%',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  ground: { fill: tokens.colorNeutralStencil2 },
  paper: { fill: tokens.colorNeutralBackground1 },
  line: { stroke: tokens.colorNeutralStroke1, strokeWidth: 2 },
  faint: { stroke: tokens.colorNeutralStroke1, strokeWidth: 4 },
  glass: { fill: tokens.colorBrandBackground2 },
  accent: { stroke: tokens.colorBrandStroke1, strokeWidth: 5 },
});
