import { mergeClasses } from '@backoffice/ui';
import { ErrorArt } from '../page-layout/error-art';
import { useErrorArtStyles } from '../page-layout/error-art.styles';

/** A sheet on which a magnifying glass finds nothing. */
export function NotFoundArt() {
  const styles = useErrorArtStyles();
  return (
    <ErrorArt>
      <rect
        className={mergeClasses(styles.paper, styles.line)}
        height="120"
        rx="6"
        width="96"
        x="36"
        y="18"
      />
      <path className={styles.faint} d="M52 42h40M52 60h64M52 78h28" />
      <circle className={mergeClasses(styles.glass, styles.accent)} cx="118" cy="88" r="34" />
      <path className={styles.accent} d="m143 113 24 24" />
      <path className={styles.accent} d="m107 77 22 22M129 77l-22 22" />
    </ErrorArt>
  );
}
