import { makeStyles, tokens } from '@backoffice/ui';

export const useAvatarUploadStyles = makeStyles({
  current: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  avatar: { borderRadius: tokens.borderRadiusCircular, objectFit: 'cover' },
  none: {
    display: 'grid',
    placeItems: 'center',
    width: '120px',
    height: '120px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
  },
  file: { display: 'none' },
  crop: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
  stage: { flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  image: { display: 'block', maxWidth: '100%', maxHeight: '360px' },
  sizes: { display: 'flex', columnGap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalS },
  previews: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalS,
  },
  previewTitle: { margin: 0, fontSize: tokens.fontSizeBase300 },
  canvas: { border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusCircular },
});
