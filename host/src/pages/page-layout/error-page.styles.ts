import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, wrappingRow } from '@backoffice/ui/layout-rules';

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

export const useErrorPageStyles = makeStyles({
  root: {
    ...wrappingRow,
    justifyContent: 'center',
    gap: tokens.spacingHorizontalXXXL,
    padding: `${tokens.spacingVerticalXXXL} 0`,
  },
  content: { ...flexColumn, alignItems: 'flex-start', rowGap: tokens.spacingVerticalM, maxWidth: '460px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  message: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
  link: { color: tokens.colorBrandForegroundLink, ':hover': { color: tokens.colorBrandForegroundLinkHover } },
  actions: { ...wrappingRow, gap: tokens.spacingHorizontalL, minHeight: '2rem' },
});
