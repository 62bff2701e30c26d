import {
  ARTICLE_CONTENT_MAX,
  ARTICLE_IMPORTANCE_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
} from '@backoffice/contract';
import type { FormIssue, IssuePhrase } from '@backoffice/ui/form';
import { messages } from '../../../messages';
import { AUTHOR_MAX, type ArticleFormInput } from './article-form-rules';

const { text } = messages;

const required = {
  title: 'articles.field.title',
  content: 'articles.field.content',
  image_uri: 'articles.field.cover',
  platforms: 'articles.field.platforms',
} as const;

const longest = {
  title: ARTICLE_TITLE_MAX,
  content: ARTICLE_CONTENT_MAX,
  content_short: ARTICLE_SUMMARY_MAX,
  author: AUTHOR_MAX,
} as const;

/** Words for what is wrong with a field. */
export const articleFormPhrase: IssuePhrase<ArticleFormInput> = (field, { code }: FormIssue) => {
  if (field === 'source_uri') return text('articles.form.source.invalid');
  if (field === 'display_time') return text('articles.form.time.invalid');
  if (code === 'too_big' && field in longest) {
    return text('articles.form.too-long', { max: longest[field as keyof typeof longest] });
  }
  if (field in required) {
    return text('articles.form.required', { field: text(required[field as keyof typeof required]) });
  }
  return text('articles.form.importance.invalid', { max: ARTICLE_IMPORTANCE_MAX });
};
