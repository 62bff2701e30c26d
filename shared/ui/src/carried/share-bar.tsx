import { makeStyles, tokens } from '@backoffice/ui';

const useShareBarStyles = makeStyles({
  bar: {
    display: 'block',
    flexShrink: 0,
    width: '56px',
    height: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  share: { fill: tokens.colorCompoundBrandBackground },
});

/** A share as a bar. The figure is beside it, so assistive technology skips the bar. */
export function ShareBar({ share }: { share: number }) {
  const styles = useShareBarStyles();
  return (
    <svg aria-hidden="true" className={styles.bar} preserveAspectRatio="none" viewBox="0 0 100 1">
      <rect className={styles.share} height={1} width={share} />
    </svg>
  );
}
