import { mergeClasses } from '@backoffice/ui';
import { ErrorArt } from '../page-layout/error-art';
import { useErrorArtStyles } from '../page-layout/error-art.styles';

/** A closed door with a lock before it. */
export function NoPermissionArt() {
  const styles = useErrorArtStyles();
  return (
    <ErrorArt>
      <path
        className={mergeClasses(styles.paper, styles.line)}
        d="M50 146V20a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v126Z"
      />
      <path className={styles.faint} d="M66 34h52v36H66zM66 86h30" />
      <path className={styles.accent} d="M112 98V86a20 20 0 0 1 40 0v12" />
      <rect
        className={mergeClasses(styles.glass, styles.accent)}
        height="42"
        rx="6"
        width="56"
        x="104"
        y="98"
      />
      <path className={styles.accent} d="M132 113v12" />
    </ErrorArt>
  );
}
