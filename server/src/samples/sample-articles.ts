import { articlePlatforms, articleTypes } from '@backoffice/contract';
import { mixed } from './mixed';
import type { SampleArticle } from './article-samples.repository';
import { sampleArticleTexts } from './sample-article-texts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One of many articles that are each a little different, and the same at every run. */
export function sampleArticle(index: number, imagePath: string, now: number): SampleArticle {
  const of = <T>(list: readonly T[], purpose: number): T => list[mixed(index, purpose) % list.length]!;
  const { subjects, angles, join, authors, paragraphs } = of(sampleArticleTexts, 0);
  const [lead, quote] = [mixed(index, 2) % paragraphs.length, mixed(index, 3) % (paragraphs.length - 1)];
  const others = paragraphs.filter((_, place) => place !== lead);
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
      '<ol><li data-list="bullet"><strong>1.</strong> T+1</li><li data-list="bullet">T+0</li></ol>',
      `<blockquote>${others[quote]}</blockquote>`,
      `<p>${others[1 - quote]}</p>`,
    ].join(''),
    content_short: paragraphs[lead]!,
    source_uri: index % 3 === 0 ? `https://www.example.com/articles/${index + 1}` : '',
    image_uri: imagePath,
    display_time: time,
    platforms: articlePlatforms.filter((_, place) => place === 0 || mixed(index, 10 + place) % 2 === 0),
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
