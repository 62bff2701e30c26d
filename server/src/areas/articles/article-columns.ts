import type { Article } from '@backoffice/contract';
import { hashOf } from '../../platform/encryption/keyring';
import type { Snapshot } from '../../platform/write/audited-writes';

/** The fields of an article that users write. */
export type WrittenArticle = Omit<Article, 'id' | 'pageviews' | 'updatedAt'>;

/** Columns with the same name as their field. */
const namesakes = [
  'status',
  'title',
  'content_short',
  'source_uri',
  'image_uri',
  'display_time',
  'platforms',
  'comment_disabled',
  'importance',
  'author',
  'reviewer',
  'type',
  'forecast',
  'remark',
] as const satisfies (keyof WrittenArticle)[];

/** The written columns of `article`, each with the placeholder of its value; the content is in `article_content`. */
export const writtenColumns = [
  ...namesakes.map((name) => ({ column: name, value: `:${name}` })),
  { column: 'title_folded', value: ':titleFolded' },
  { column: 'published_at', value: ':timestamp' },
];

/** The SELECT list over `article a`, without the content. */
export const summaryColumns = `a.id, ${namesakes.map((name) => `a.${name}`).join(', ')},
  a.published_at as timestamp, a.pageviews, a.updated_at as "updatedAt"`;

/** An article in its history: the content is represented by its length and hash, because whole texts would fill the log. */
export function articleSnapshot({
  id: _id,
  updatedAt: _updated,
  pageviews: _views,
  shortened: _shortened,
  content,
  platforms,
  comment_disabled,
  ...fields
}: Article): Snapshot {
  return {
    ...fields,
    platforms: platforms.join(', '),
    comment_disabled: String(comment_disabled),
    content: content && `${content.length} characters, SHA-256 ${hashOf(content).toString('hex')}`,
  };
}
