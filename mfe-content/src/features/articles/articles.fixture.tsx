import {
  apiPaths,
  articlePaths,
  type Article,
  type ArticleSummary,
  type ListPage,
} from '@backoffice/contract';
import { fakeApi } from '@backoffice/testing';

export const IMAGE = `/uploads/${'a'.repeat(32)}.png`;

export function articleRow(values: Partial<Article> = {}): Article {
  const { id = 1 } = values;
  return {
    id,
    status: 'draft',
    title: `Article ${id}`,
    content: '<p>Text</p>',
    content_short: '',
    source_uri: '',
    image_uri: '',
    display_time: '2026-03-04T15:06:07.000Z',
    platforms: ['a-platform'],
    comment_disabled: false,
    importance: 2,
    author: 'Ana',
    reviewer: 'Liam',
    type: 'CN',
    forecast: 0,
    remark: '',
    timestamp: '2026-03-04T15:06:07.000Z',
    pageviews: 1234,
    updatedAt: '2026-03-04T15:06:07.000Z',
    ...values,
  };
}

export const articleRows = (count: number) =>
  Array.from({ length: count }, (_, index) => articleRow({ id: index + 1 }));

function listOf(stored: readonly Article[], query: URLSearchParams): ListPage<ArticleSummary> {
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? 20);
  const matching = stored
    .filter(({ title }) => title.includes(query.get('title') ?? ''))
    .filter(({ type }) => (query.get('type') ?? type) === type)
    .filter(({ importance }) => [null, String(importance)].includes(query.get('importance')))
    .sort((one, other) => (query.get('sort') === '-id' ? other.id - one.id : one.id - other.id));
  return { items: matching.slice((page - 1) * limit, page * limit), total: matching.length };
}

/** Lets the fake API answer from articles that a test may change. */
export function serveArticles(stored: readonly Article[]): void {
  fakeApi.get(articlePaths.articleList, (_body, { query }) => listOf(stored, query));
  fakeApi.get(articlePaths.articleDetail, (_body, { query }) =>
    stored.find(({ id }) => id === Number(query.get('id')))!,
  );
  fakeApi.get(apiPaths.searchUser, (_body, { query }) => {
    const items = ['admin', 'editor']
      .filter((name) => name.includes(query.get('name') ?? ''))
      .map((name) => ({ name }));
    return { items, total: items.length };
  });
}
