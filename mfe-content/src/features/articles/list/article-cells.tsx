import { ARTICLE_IMPORTANCE_MAX, type ArticleSummary } from '@backoffice/contract';
import { RowLink } from '@backoffice/list-screen';
import { makeStyles, mergeClasses, StarFilledIcon, StarIcon, tokens } from '@backoffice/ui';
import { cutText, flexRow } from '@backoffice/ui/layout-rules';
import { smallText } from '@backoffice/ui/theme-rules';
import { messages } from '../../../messages';
import { articleTypeTexts } from '../article-values';

const useArticleCellsStyles = makeStyles({
  stars: { display: 'inline-flex', alignItems: 'center', gap: '2px', minHeight: '24px' },
  star: { flexShrink: 0, color: tokens.colorPaletteMarigoldForeground1 },
  emptyStar: { color: tokens.colorNeutralForeground4 },
  title: { ...flexRow, gap: tokens.spacingHorizontalS, minWidth: 0, maxWidth: '100%', overflow: 'hidden' },
  cut: { minWidth: 0, ...cutText },
  tag: {
    flexShrink: 0,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground2,
    ...smallText,
  },
});

interface ArticleTitleProps {
  article: Pick<ArticleSummary, 'title' | 'type'>;
  /** The address of the article's form; undefined for users who may not open it. */
  to?: string;
}

/** The title, a link to the article's form, and a tag for its type. */
export function ArticleTitle({ article: { title, type }, to }: ArticleTitleProps) {
  const styles = useArticleCellsStyles();
  const text = messages.useText();
  return (
    <span className={styles.title}>
      {to ? (
        <RowLink to={to}>{title}</RowLink>
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
