import { type Article, articlePlatforms, type ArticlePlatform } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { auditHistory, comparedFields, type ComparedFields } from '@backoffice/list-screen/form';
import { messages } from '../../../messages';

const fields = {
  title: { label: 'articles.field.title' },
  comments: {
    label: 'articles.field.comments',
    choices: { open: 'articles.comments.open', closed: 'articles.comments.closed' },
  },
  source_uri: { label: 'articles.field.source' },
  author: { label: 'articles.field.author' },
  importance: { label: 'articles.field.importance' },
  content_short: { label: 'articles.field.summary' },
  image_uri: { label: 'articles.field.cover' },
} as const;

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

export const articleHistory = ({ id }: Article) => auditHistory('article', id);

/** Returns the text of HTML, a line for each paragraph; images by their address. */
function wordsOfHtml(html: string): string {
  return html
    .replace(/<img[^>]*?src="([^"]*)"[^>]*>/gi, '[$1]')
    .replace(/<br\s*\/?>|<\/(p|h[1-6]|li|blockquote|pre|div|tr)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_whole, name: string) => characters[name]!)
    .trim();
}

const asElements = (platforms: unknown) =>
  Object.fromEntries((platforms as ArticlePlatform[]).map((platform) => [platform, 'on']));

/** Returns the fields of an article to compare when two users have changed it. */
export function comparedArticle(): ComparedFields<Article> {
  const { text } = messages;
  return {
    ...comparedFields(fields, text),
    display_time: {
      label: text('articles.field.time'),
      words: (time) => (time ? formatDateTime(String(time)) : ''),
    },
    platforms: {
      label: text('articles.field.platforms'),
      words: (state) => text(state ? 'articles.platform.on' : 'articles.platform.off'),
      elements: {
        of: asElements,
        join: (elements) => articlePlatforms.filter((platform) => elements[platform]),
        label: (platform) => platform,
      },
    },
    content: { label: text('articles.field.content'), words: (html) => wordsOfHtml(String(html)) },
  };
}
