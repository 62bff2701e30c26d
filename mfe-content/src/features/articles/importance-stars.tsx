import { ARTICLE_IMPORTANCE_MAX } from '@backoffice/contract';
import { mergeClasses, StarFilledIcon, StarIcon } from '@backoffice/ui';
import { messages } from '../../messages';
import { useImportanceStarsStyles } from './importance-stars.styles';

/** How important an article is, in stars. */
export function ImportanceStars({ value }: { value: number }) {
  const styles = useImportanceStarsStyles();
  const text = messages.useText();
  return (
    <span
      aria-label={text('articles.importance.stars', { value, max: ARTICLE_IMPORTANCE_MAX })}
      className={styles.stars}
      role="img"
    >
      {Array.from({ length: ARTICLE_IMPORTANCE_MAX }, (_, index) =>
        index < value ? (
          <StarFilledIcon className={styles.star} key={index} size={16} />
        ) : (
          <StarIcon className={mergeClasses(styles.star, styles.empty)} key={index} size={16} />
        ),
      )}
    </span>
  );
}
