import { Link } from 'react-router-dom';
import { messages } from '../../../messages';
import { articleTypeTexts } from '../article-texts';
import { useArticleListStyles } from './article-list.styles';
import type { ListedArticle } from './listed-article';

interface ArticleTitleProps {
  article: ListedArticle;
  /** Address of its form; none for those who may not use it. */
  to?: string;
}

/** The title, which leads to the article's form, with the tag of its type. */
export function ArticleTitle({ article: { title, type }, to }: ArticleTitleProps) {
  const styles = useArticleListStyles();
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
