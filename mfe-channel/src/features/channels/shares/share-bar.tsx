import { useShareBarStyles } from './share-bar.styles';

/** A share of 100 as a bar; the figure stands beside it. */
export function ShareBar({ share }: { share: number }) {
  const styles = useShareBarStyles();
  return (
    <svg aria-hidden="true" className={styles.bar} preserveAspectRatio="none" viewBox="0 0 100 1">
      <rect className={styles.share} height={1} width={share} />
    </svg>
  );
}
