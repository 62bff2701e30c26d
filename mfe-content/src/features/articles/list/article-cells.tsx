import { ARTICLE_IMPORTANCE_MAX, type ArticleSummary } from '@backoffice/contract';
import { mergeClasses, StarFilledIcon, StarIcon } from '@backoffice/ui';
import { Link } from 'react-router-dom';
import { messages } from '../../../messages';
import { articleTypeTexts } from '../article-texts';
import { useArticleCellsStyles } from './article-cells.styles';

interface ArticleTitleProps {
  article: Pick<ArticleSummary, 'title' | 'type'>;
  /** Address of the article's form; undefined for users who may not open it. */
  to?: string;
}

/** The title, a link to the article's form, and a tag for its type. */
export function ArticleTitle({ article: { title, type }, to }: ArticleTitleProps) {
  const styles = useArticleCellsStyles();
  const text = messages.useText();
  return (
    <span className={styles.title}>
      {to ? (
        <Link className={styles.link} data-tooltip-when-cut="" to={to}>
          {title}
        </Link>
      ) : (
        <span className={styles.cut} data-tooltip-when-cut="">
          {title}
        </span>
      )}
      <span className={styles.tag} data-tooltip={text(articleTypeTexts[type])}>
        {type}
      </span>
    </span>
  );
}

/** An article's importance in stars. */
export function ImportanceStars({ value }: { value: number }) {
  const styles = useArticleCellsStyles();
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
          <StarIcon className={mergeClasses(styles.star, styles.emptyStar)} key={index} size={16} />
        ),
      )}
    </span>
  );
}
