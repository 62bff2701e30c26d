import { articlePaths, type ArticleSummary } from '@backoffice/contract';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from './dnd-list';

const article = (id: number): ArticleSummary => ({
  id,
  status: 'published',
  title: `Article ${id}`,
  content_short: '',
  source_uri: '',
  image_uri: '',
  display_time: '2026-11-21T10:00:00.000Z',
  platforms: ['a-platform'],
  comment_disabled: false,
  importance: 1,
  author: 'Ada',
  reviewer: '',
  type: 'CN',
  forecast: 0,
  remark: '',
  timestamp: '2026-11-21T10:00:00.000Z',
  pageviews: 0,
  updatedAt: '2026-11-21T10:00:00.000Z',
});
const articles = Array.from({ length: 8 }, (_, index) => article(index + 1));
const open = () => renderPage(<Page />, { messages, permissions: ['articles:view'] });
const idsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => parseInt(item.textContent, 10));

it('starts with five articles in the first list and the rest in the pool', async () => {
  fakeApi.get(articlePaths.articleList, () => ({ items: articles, total: 8 }));
  const { user } = await open();
  expect(idsOf(await screen.findByRole('list', { name: 'Selected articles (5)' }))).toEqual([1, 2, 3, 4, 5]);
  expect(idsOf(screen.getByRole('list', { name: 'Available articles (3)' }))).toEqual([6, 7, 8]);
  await user.click(screen.getByRole('button', { name: 'Move 7 [Ada] Article 7 to Selected articles' }));
  expect(idsOf(screen.getByRole('list', { name: 'Selected articles (6)' }))).toEqual([1, 2, 3, 4, 5, 7]);
  expect(idsOf(screen.getByRole('list', { name: 'Available articles (2)' }))).toEqual([6, 8]);
});

it('shows a failure, and loads on retry', async () => {
  fakeApi.get(articlePaths.articleList, () => failure(500, 'It broke.'));
  const { user } = await open();
  expect(await screen.findByText('Could not load the articles')).toBeInTheDocument();
  fakeApi.get(articlePaths.articleList, () => ({ items: articles, total: 8 }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Available articles (3)' })).toBeInTheDocument();
});

it('fetches nothing without the permission', async () => {
  await renderPage(<Page />, { messages, permissions: [] });
  expect(screen.queryByRole('list')).toBeNull();
});
