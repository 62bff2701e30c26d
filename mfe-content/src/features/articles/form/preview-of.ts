import { fromLocalTime } from '../local-time';
import type { ViewedArticle } from '../preview/article-view';
import type { ArticleFormInput } from './article-form-rules';

/** What readers would see of what stands in the form. */
export function previewOf({ author, display_time, ...input }: ArticleFormInput): ViewedArticle {
  return { ...input, author: author ?? '', display_time: fromLocalTime(display_time) ?? '' };
}
