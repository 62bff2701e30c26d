import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn } from '@backoffice/ui/layout-rules';

export const useCropStyles = makeStyles({
  crop: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
  stage: { flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  image: { display: 'block', maxWidth: '100%', maxHeight: '360px' },
  sizes: { display: 'flex', columnGap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalS },
  previews: { ...flexColumn, alignItems: 'center', rowGap: tokens.spacingVerticalS },
  previewTitle: { margin: 0, fontSize: tokens.fontSizeBase300 },
  canvas: { border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusCircular },
});
