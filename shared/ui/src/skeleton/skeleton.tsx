import { mergeClasses } from '@fluentui/react-components';
import { useSkeletonStyles } from './skeleton.styles';

/** A grey bar that stands for what is being loaded; its size is the caller's class. It does not move. */
export function Skeleton({ className }: { className?: string }) {
  const styles = useSkeletonStyles();
  return <span aria-hidden="true" className={mergeClasses(styles.skeleton, className)} />;
}
