import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useSkeletonStyles = makeStyles({
  skeleton: {
    display: 'block',
    width: '100%',
    height: '16px',
    borderRadius: tokens.borderRadiusMedium,
    // Seen in forced colours alone.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    backgroundColor: tokens.colorNeutralStencil1,
  },
});

/** A grey bar that stands for what is being loaded; its size is the caller's class. It does not move. */
export function Skeleton({ className }: { className?: string }) {
  const styles = useSkeletonStyles();
  return <span aria-hidden="true" className={mergeClasses(styles.skeleton, className)} />;
}
