import { mergeClasses, Skeleton } from '@backoffice/ui';
import { useArticleFormStyles } from './article-form.styles';

const SHORT_FIELDS = ['comments', 'platforms', 'source', 'author', 'time', 'importance'];

/** Stands in for the form of an article while that is read, field by field. */
export function ArticleFormSkeleton() {
  const styles = useArticleFormStyles();
  return (
    <div aria-hidden className={styles.page}>
      <div className={styles.head}>
        <Skeleton className={styles.skeletonState} />
        <Skeleton className={mergeClasses(styles.skeletonButtons, styles.buttons)} />
      </div>
      <div className={styles.fields}>
        <Skeleton className={mergeClasses(styles.skeletonField, styles.wide)} />
        {SHORT_FIELDS.map((field) => (
          <Skeleton className={styles.skeletonField} key={field} />
        ))}
        <Skeleton className={mergeClasses(styles.skeletonSummary, styles.wide)} />
        <Skeleton className={mergeClasses(styles.skeletonContent, styles.wide)} />
      </div>
    </div>
  );
}
