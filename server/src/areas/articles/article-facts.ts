import type { Article } from '@backoffice/contract';
import { createHash } from 'node:crypto';

/** What an article's history tells: its content by its length and its hash, since whole texts would outgrow the log. */
export function articleFacts({ id: _id, updatedAt: _updated, pageviews: _views, ...article }: Article) {
  const { content, platforms, comment_disabled, ...facts } = article;
  const hash = createHash('sha256').update(content).digest('hex');
  return {
    ...facts,
    platforms: platforms.join(', '),
    comment_disabled: String(comment_disabled),
    content: content && `${content.length} characters, SHA-256 ${hash}`,
  };
}
