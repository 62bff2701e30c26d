import { makeStyles, tokens } from '@backoffice/ui';
import { listPicture } from './list-picture';

const useLoginPictureStyles = makeStyles({
  // A page that runs out of the panel at its right and lower edges.
  screen: {
    position: 'relative',
    flexGrow: 1,
    alignSelf: 'stretch',
    // Out of the panel's padding at two edges.
    margin: `${tokens.spacingVerticalXXXL} calc(-1 * ${tokens.spacingHorizontalXXXL}) calc(-1 * ${tokens.spacingHorizontalXXXL}) 0`,
    overflow: 'hidden',
    borderTopLeftRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  picture: {
    // As taken, and larger where the panel is higher.
    position: 'absolute',
    height: 'max(640px, 100%)',
    aspectRatio: '760 / 640',
    backgroundColor: tokens.colorBrandForeground1,
    maskSize: 'auto 100%',
    maskRepeat: 'no-repeat',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

/** The merchant list, drawn in the product's colour. */
export function LoginPicture() {
  const styles = useLoginPictureStyles();
  return (
    <div aria-hidden="true" className={styles.screen}>
      <div className={styles.picture} style={{ maskImage: `url("${listPicture}")` }} />
    </div>
  );
}
