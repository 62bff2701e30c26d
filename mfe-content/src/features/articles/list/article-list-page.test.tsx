import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { articlePaths } from '@backoffice/contract';
import { failure, fakeApi, renderPage, type RenderPageOptions } from '@backoffice/testing';
import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { messages, Page, prefetch } from '../../../pages/article-list';
import { articleRow, articleRows, serveArticles } from '../articles.fixture';

jest.mock('../readings/readings-chart', () => ({ ReadingsChart: () => null }));

const open = ({ query = '', ...options }: RenderPageOptions & { query?: string } = {}) =>
  renderPage(<Page />, {
    url: `/example/list${query}`,
    messages,
    permissions: ['articles:view', 'articles:edit', 'articleEdit:view'],
    ...options,
  });
const rowOf = async (title: string) => within((await screen.findByText(title)).closest('tr')!);
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('shows each article with all its columns, and the reviewer on request', async () => {
  serveArticles([articleRow({ id: 7, title: 'Payouts', type: 'JP', importance: 2, status: 'published' })]);
  const { user } = await open();
  const row = await rowOf('Payouts');
  const columns = [
    'ID',
    `Date (${shownZoneLabel()})`,
    'Title',
    'Author',
    'Importance',
    'Views',
    'Status',
    'Actions',
  ];
  expect(headers()).toEqual(columns);
  expect(row.getByText('JP')).toBeVisible();
  expect(row.getByText('Ana')).toBeVisible();
  expect(row.getByRole('img', { name: '2 of 3 stars' })).toBeVisible();
  expect(row.getByRole('button', { name: '1,234' })).toBeVisible();
  expect(row.getByText('Published')).toBeVisible();
  expect(row.getByRole('link', { name: 'Payouts' })).toHaveAttribute('href', '/example/edit/7');
  expect(row.queryByText('Liam')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Reviewer' }));
  expect(headers()).toContain('Reviewer');
  expect(row.getByText('Liam')).toBeVisible();
});

it('sends the filters without empty ones', async () => {
  serveArticles(articleRows(3));
  const { user } = await open();
  await screen.findByText('Article 3');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' Article 2 {Enter}');
  await waitFor(() => expect(screen.queryByText('Article 3')).not.toBeInTheDocument());
  await user.click(screen.getByRole('combobox', { name: 'Importance' }));
  await user.click(screen.getByRole('option', { name: '★★' }));
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(screen.getByRole('option', { name: 'China' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'ID descending');
  const lastQuery = () => Object.fromEntries(fakeApi.calls('get', articlePaths.articleList).at(-1)!.query);
  await waitFor(() =>
    expect(lastQuery()).toEqual({
      page: '1',
      limit: '20',
      title: 'Article 2',
      importance: '2',
      type: 'CN',
      sort: '-id',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(lastQuery()).toEqual({ page: '1', limit: '20', sort: '+id' }));
});

it.each([
  ['asked for by the page', undefined],
  ['there before it', prefetch],
])('shows the loading state for 1500 ms after the rows have arrived: %s', async (_when, before) => {
  serveArticles(articleRows(1));
  await open({ prefetch: before });
  await screen.findByText('Article 1');
  const since = Date.now();
  await waitForElementToBeRemoved(() => screen.queryByRole('progressbar', { name: 'Loading' }), {
    timeout: 5000,
  });
  expect(Date.now() - since).toBeGreaterThan(1300);
});

it('ends the loading state at once on failure, reports it and retries', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.get(articlePaths.articleList, () => failure(500, 'On fire'));
  const { user } = await open();
  expect(await screen.findByText('Could not load the articles')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  serveArticles(articleRows(1));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Article 1')).toBeVisible();
  logged.mockRestore();
});

it('publishes, unpublishes and deletes on screen only, says so in the menu, and offers the remaining actions', async () => {
  serveArticles([articleRow()]);
  const { user } = await open();
  const row = await rowOf('Article 1');
  const hint = 'Changes this list only, until you reload.';
  const menu = async () => {
    await user.click(row.getByRole('button', { name: 'More actions' }));
    const items = screen.getAllByRole('menuitem', { description: hint });
    return items.map(({ textContent }) => textContent.replace(hint, ''));
  };
  expect(await menu()).toEqual(['Publish', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Publish' }));
  expect(row.getByText('Published')).toBeVisible();
  expect(await menu()).toEqual(['Draft', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(row.getByText('Deleted')).toBeVisible();
  expect(await menu()).toEqual(['Publish', 'Draft']);
  expect(fakeApi.calls('post', articlePaths.articleUpdate)).toEqual([]);
});

it('shows the page views of an article by traffic source', async () => {
  serveArticles([articleRow({ id: 5 })]);
  fakeApi.get(articlePaths.articlePv, () => ({
    items: [
      { key: 'PC', pv: 1000 },
      { key: 'ios', pv: 234 },
    ],
    total: 2,
  }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '1,234' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Views by source' }));
  const rows = within(await dialog.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['SourcePV', 'PC1,000', 'ios234']);
  expect(fakeApi.calls('get', articlePaths.articlePv)[0]!.query.get('pv')).toBe('5');
});

it('requires type, date and title of a new article, in each language', async () => {
  serveArticles([]);
  const { user } = await open({ language: 'zh' });
  await user.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增文章' }));
  await user.clear(dialog.getByLabelText(/日期/));
  await user.click(dialog.getByRole('button', { name: '新增文章' }));
  for (const words of ['类型必填', '日期必填', '标题必填'])
    expect(await dialog.findByText(words)).toBeVisible();
  expect(fakeApi.calls('post', articlePaths.articleCreate)).toEqual([]);
});

it('creates a draft on top of the list, and edits it', async () => {
  serveArticles(articleRows(2));
  const { user } = await open();
  await screen.findByText('Article 2');
  fakeApi.post(articlePaths.articleCreate, ({ title, type, importance }) =>
    articleRow({ id: 9, title, type, importance }),
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add article' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /Type/ }), 'Eurozone');
  await user.type(dialog.getByRole('textbox', { name: /Title/ }), 'Fresh');
  await user.click(dialog.getByRole('radio', { name: '3 of 3 stars' }));
  await user.click(dialog.getByRole('button', { name: 'Add article' }));
  expect(await screen.findByText('Article created')).toBeVisible();
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('Fresh');
  const [created] = fakeApi.calls('post', articlePaths.articleCreate);
  expect(created!.body).toMatchObject({ title: 'Fresh', type: 'EU', importance: 3 });
  expect(created!.headers.get('Idempotency-Key')).toBeTruthy();

  fakeApi.post(articlePaths.articleUpdate, ({ id, title }) => articleRow({ id, title }));
  const row = await rowOf('Article 1');
  await user.click(row.getByRole('button', { name: 'Edit' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit article' }));
  await user.type(edit.getByRole('textbox', { name: /Title/ }), ', changed');
  await user.click(edit.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Article 1, changed')).toBeVisible();
  expect(fakeApi.calls('post', articlePaths.articleUpdate)[0]!.body).toMatchObject({
    id: 1,
    updatedAt: articleRow().updatedAt,
  });
});

it('has no controls for changes for users who may only view', async () => {
  serveArticles(articleRows(1));
  await open({ permissions: ['articles:view'] });
  const row = await rowOf('Article 1');
  expect(row.getByRole('button', { name: 'Preview' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add|Edit/ })).not.toBeInTheDocument();
  expect(row.queryByRole('link')).not.toBeInTheDocument();
});

it('shows nothing without the permission', async () => {
  await open({ permissions: [] });
  expect(screen.getByText('No permission')).toBeVisible();
});
