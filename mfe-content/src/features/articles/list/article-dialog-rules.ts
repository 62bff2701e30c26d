import {
  ARTICLE_IMPORTANCE_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
  articleTypes,
  type ArticleSummary,
} from '@backoffice/contract';
import type { FormIssue, IssuePhrase } from '@backoffice/ui/form';
import * as z from 'zod/mini';
import { messages } from '../../../messages';
import { fromLocalTime, toLocalTime } from '../local-time';

/** What the list's dialog asks for. */
export const articleDialogRules = z.object({
  type: z.enum(articleTypes),
  timestamp: z.pipe(
    z.string().check(z.refine((local) => fromLocalTime(local) !== null)),
    z.transform((local: string) => fromLocalTime(local) ?? ''),
  ),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(ARTICLE_TITLE_MAX)),
  importance: z.int().check(z.minimum(0), z.maximum(ARTICLE_IMPORTANCE_MAX)),
  reviewer: z.string().check(z.trim(), z.maxLength(64)),
  remark: z.string().check(z.trim(), z.maxLength(ARTICLE_SUMMARY_MAX)),
});

export interface ArticleDialogInput {
  type: string;
  timestamp: string;
  title: string;
  importance: number;
  reviewer: string;
  remark: string;
}
export type ArticleDialogValues = z.output<typeof articleDialogRules>;

export function newArticleInput(): ArticleDialogInput {
  return { type: '', timestamp: toLocalTime(new Date()), title: '', importance: 0, reviewer: '', remark: '' };
}

/** What the dialog shows of an article. */
export function articleDialogInput(article: Omit<ArticleSummary, 'status'>): ArticleDialogInput {
  const { type, timestamp, title, importance, reviewer, remark } = article;
  return { type, timestamp: toLocalTime(timestamp), title, importance, reviewer, remark };
}

/** Whether an article holds what the dialog said; the field for the time knows no milliseconds. */
export function hasDialogValues(
  article: Omit<ArticleSummary, 'status'>,
  values: ArticleDialogValues,
): boolean {
  const { timestamp, ...rest } = values;
  const isSame = (Object.keys(rest) as (keyof typeof rest)[]).every(
    (field) => article[field] === rest[field],
  );
  return isSame && toLocalTime(article.timestamp) === toLocalTime(timestamp);
}

/** Words for what is wrong with a field. */
export const articleDialogPhrase: IssuePhrase<ArticleDialogInput> = (field, { code }: FormIssue) => {
  const { text } = messages;
  switch (field) {
    case 'type':
      return text('articles.dialog.type.required');
    case 'timestamp':
      return text('articles.dialog.timestamp.required');
    case 'title':
      return code === 'too_big'
        ? text('articles.form.too-long', { max: ARTICLE_TITLE_MAX })
        : text('articles.dialog.title.required');
    case 'importance':
      return text('articles.form.importance.invalid', { max: ARTICLE_IMPORTANCE_MAX });
    case 'reviewer':
      return text('articles.form.too-long', { max: 64 });
    default:
      return text('articles.form.too-long', { max: ARTICLE_SUMMARY_MAX });
  }
};
