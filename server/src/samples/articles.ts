import { apiPaths, articlePlatforms, articleTypes } from '@backoffice/contract';
import type { WrittenArticle } from '../areas/articles/article-columns';
import { insertArticle } from '../areas/articles/articles.repository';
import { acceptImage } from '../areas/uploads/accept-image';
import { insertUpload } from '../areas/uploads/uploads.repository';
import { nextIds } from '../platform/database/new-rows';
import { statement } from '../platform/database/statement';
import { inTransaction } from '../platform/database/transaction';
import type { Services } from '../platform/services';
// Each article uses one language throughout.
import texts from './article-texts.json';
import { mixed } from './seeding';
import { sampleImage } from './sample-image';

const ARTICLES = 100;
const NO_USER = 0;
const DAY_MS = 24 * 60 * 60 * 1000;

interface SampleArticle extends WrittenArticle {
  /** Page views by channel. */
  views: Readonly<Record<string, number>>;
}

/** Returns a sample article; articles differ slightly, and are the same at every run. */
function sampleArticle(index: number, imagePath: string, now: number): SampleArticle {
  const of = <T>(list: readonly T[], purpose: number): T => list[mixed(index, purpose) % list.length]!;
  const { subjects, angles, join, authors, paragraphs } = of(texts, 0);
  const [lead, quote] = [mixed(index, 2) % paragraphs.length, mixed(index, 3) % (paragraphs.length - 1)];
  const rest = paragraphs.filter((_, position) => position !== lead);
  const angle = of(angles, 1);
  const time = new Date(now - (100 - index) * 2 * DAY_MS - (mixed(index, 9) % DAY_MS)).toISOString();
  const status = mixed(index, 7) % 3 === 0 ? 'draft' : 'published';
  const scale = status === 'draft' ? 0 : 300 + (mixed(index, 8) % 5000);
  return {
    status,
    title: `${of(subjects, 14)}${join}${angle}`,
    content: [
      `<h2>${angle}</h2>`,
      `<p>${paragraphs[lead]}</p>`,
      '<ol><li data-list="bullet"><strong>T+1</strong></li><li data-list="bullet">T+0</li></ol>',
      `<blockquote>${rest[quote]}</blockquote>`,
      `<p>${rest[1 - quote]}</p>`,
    ].join(''),
    content_short: paragraphs[lead]!,
    source_uri: index % 3 === 0 ? `https://www.example.com/articles/${index + 1}` : '',
    image_uri: imagePath,
    display_time: time,
    platforms: articlePlatforms.filter(
      (_, position) => position === 0 || mixed(index, 10 + position) % 2 === 0,
    ),
    comment_disabled: index % 4 === 0,
    importance: 1 + (mixed(index, 5) % 3),
    author: of(authors, 6),
    reviewer: of(authors, 16),
    type: of(articleTypes, 4),
    forecast: (mixed(index, 15) % 10_000) / 100,
    remark: index % 5 === 0 ? of(paragraphs, 17) : '',
    timestamp: time,
    views: { PC: scale * 4, mobile: scale * 7, ios: scale * 3, android: scale * 5 },
  };
}

const anyArticle = statement('sample-any-article', 'select from article limit 1').some;
const insertViews = statement<never, { id: number; channels: string[]; views: number[] }>(
  'sample-article-views',
  `insert into article_page_view (article_id, channel, views)
   select :id, * from unnest(:channels::text[], :views::bigint[])`,
);

/** Adds demo articles with a cover when the database has no article. */
export async function addDemoArticles({ pool }: Pick<Services, 'pool'>): Promise<void> {
  if (await anyArticle(pool)) return;
  const bytes = sampleImage();
  const image = acceptImage(bytes);
  const name = `${'0'.repeat(32)}.${image.ending}`;
  const now = Date.now();
  await inTransaction(pool, async (transaction) => {
    await insertUpload(transaction, { ...image, name, bytes, sentBy: NO_USER });
    const ids = await nextIds(transaction, 'article', ARTICLES);
    for (const [index, id] of ids.entries()) {
      const { views, ...article } = sampleArticle(index, `${apiPaths.uploads}/${name}`, now);
      const pageviews = Object.values(views).reduce((sum, count) => sum + count, 0);
      await insertArticle(transaction, { ...article, id, pageviews });
      const channels = Object.keys(views);
      await insertViews.run(transaction, { id, channels, views: Object.values(views) });
    }
  });
}
