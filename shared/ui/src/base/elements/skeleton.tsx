import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useSkeletonStyles = makeStyles({
  skeleton: {
    display: 'block',
    width: '100%',
    height: '16px',
    borderRadius: tokens.borderRadiusMedium,
    // Visible in forced colours only.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    backgroundColor: tokens.colorNeutralStencil1,
  },
});

/** A grey placeholder for loading content. The class of the caller sets its size. It is not animated. */
export function Skeleton({ className }: { className?: string }) {
  const styles = useSkeletonStyles();
  return <span aria-hidden="true" className={mergeClasses(styles.skeleton, className)} />;
}
