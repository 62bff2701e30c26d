import { articlePaths, type Article } from '@backoffice/contract';
import { deferred, failure, fakeApi, offline, renderPage, type RenderPageOptions } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { messages, Page as CreatePage } from '../../../pages/article-create';
import { Page as EditPage } from '../../../pages/article-edit';
import { articleRow, IMAGE, serveArticles } from '../articles.fixture';

jest.mock('@backoffice/rich-text', () => jest.requireActual('./rich-text-editor.fixture'));

const all = ['articleCreate:view', 'articleCreate:edit', 'articleEdit:view', 'articleEdit:edit'] as const;
const create = (options: RenderPageOptions = {}) =>
  renderPage(<CreatePage />, { url: '/example/create', messages, permissions: all, ...options });
const edit = (id: string | number, options: RenderPageOptions = {}) =>
  renderPage(<EditPage />, {
    url: `/example/edit/${id}`,
    path: '/example/edit/:id',
    messages,
    permissions: all,
    ...options,
  });

const full = articleRow({
  id: 4,
  title: 'Payouts',
  content: '<p>How</p>',
  image_uri: IMAGE,
  author: 'Ana Torres',
});
const updates = () => fakeApi.calls('post', articlePaths.articleUpdate);
const title = () => screen.getByRole('textbox', { name: /Title|标题/ });
const content = () => screen.findByRole('textbox', { name: /Content|内容/ });
const button = (name: string) => screen.getByRole('button', { name });

let logged: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  serveArticles([full]);
});
afterEach(() => logged.mockRestore());

it('reports required fields with the specified texts, and sends nothing', async () => {
  const { user } = await create({ language: 'zh' });
  await content();
  await user.click(button('发布'));
  for (const words of ['标题为必传项', '内容为必传项', '封面图为必传项'])
    expect(await screen.findByText(words)).toBeVisible();
  expect(title()).toHaveFocus();
  expect(screen.getByText('还有 3 项需要修改')).toBeVisible();
  await user.click(button('存为草稿'));
  expect(await screen.findByText('请填写必要的标题和内容')).toBeVisible();
  expect(fakeApi.calls('post', articlePaths.articleCreate)).toEqual([]);
});

it('validates the source link on blur', async () => {
  const { user } = await create({ language: 'zh' });
  await content();
  await user.click(screen.getByRole('button', { name: /外链/ }));
  await user.type(screen.getByRole('textbox', { name: '地址' }), 'www.example');
  await user.tab();
  expect(await screen.findByText('外链url填写不正确')).toBeVisible();
});

it('sends the reason of a change with it, and not with the next', async () => {
  let version = 1;
  fakeApi.post(articlePaths.articleUpdate, (request) => ({
    ...full,
    ...request,
    updatedAt: new Date(++version).toISOString(),
  }));
  const changeReasons = { rules: { article: 'offered' }, ticketPattern: null, ticketLink: null } as const;
  const { user } = await edit(4, { changeReasons });
  await content();
  await user.click(await screen.findByRole('button', { name: 'Add a reason' }));
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'New terms');
  await user.click(button('Draft'));
  expect(await screen.findByRole('button', { name: 'Add a reason' })).toBeVisible();
  await user.click(button('Draft'));
  await waitFor(() => expect(updates()).toHaveLength(2));
  expect(updates().map(({ headers }) => headers.get('x-change-reason'))).toEqual(['New%20terms', null]);
});

it('saves a draft without a cover, and continues on the article’s page', async () => {
  fakeApi.post(articlePaths.articleCreate, (request) => articleRow({ id: 12, title: request.title }));
  const { user, router } = await create();
  await user.type(title(), ' Payouts ');
  await user.type(await content(), '<p>How</p>');
  await user.type(screen.getByRole('textbox', { name: /Summary/ }), 'Three short words');
  expect(screen.getByText('3 words')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Comments' }), 'Closed');
  await user.click(screen.getByRole('radio', { name: '2 of 3 stars' }));
  await user.click(button('Draft'));
  expect(await screen.findByText('Saved')).toBeVisible();
  const [call] = fakeApi.calls('post', articlePaths.articleCreate);
  expect(call!.body).toEqual({
    title: 'Payouts',
    content: '<p>How</p>',
    content_short: 'Three short words',
    image_uri: '',
    source_uri: '',
    author: '',
    importance: 2,
    comment_disabled: true,
    platforms: ['a-platform'],
    status: 'draft',
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/example/edit/12'));
});

it('finds authors while their name is typed', async () => {
  fakeApi.post(articlePaths.articleUpdate, (request) => ({ ...full, ...request }));
  const { user } = await edit(4);
  const author = await screen.findByRole('combobox', { name: 'Author' });
  expect(author).toHaveValue('Ana Torres');
  await user.clear(author);
  await user.type(author, 'edi');
  await user.click(await screen.findByRole('option', { name: 'editor' }));
  await content();
  await user.click(button('Draft'));
  await waitFor(() => expect(updates()[0]?.body).toMatchObject({ id: 4, author: 'editor' }));
});

it('publishes once for several clicks, with a notice', async () => {
  const answer = deferred<Article>();
  fakeApi.post(articlePaths.articleUpdate, () => answer.promise);
  const { user } = await edit(4, { language: 'zh' });
  await content();
  expect(screen.getByText('草稿', { selector: 'span' })).toBeVisible();
  await user.dblClick(button('发布'));
  answer.resolve({ ...full, status: 'published', updatedAt: '2026-03-05T00:00:00.000Z' });
  expect(await screen.findByText('发布文章成功')).toBeVisible();
  expect(screen.getByText('已发布')).toBeVisible();
  expect(updates()).toHaveLength(1);
  expect(updates()[0]!.body).toMatchObject({ id: 4, status: 'published', updatedAt: full.updatedAt });
});

it.each([
  ['a refusal', () => failure(500, 'Database on fire'), 'Database on fire'],
  ['no answer', () => offline(), undefined],
])('keeps the input after %s, and can be saved again', async (_name, answer, words) => {
  fakeApi.post(articlePaths.articleUpdate, answer);
  const { user } = await edit(4);
  await content();
  await user.type(title(), ' 2');
  await user.click(button('Publish'));
  const alert = await screen.findByText('Could not save the article');
  if (words) expect(alert.parentElement).toHaveTextContent(words);
  expect(title()).toHaveValue('Payouts 2');
  fakeApi.post(articlePaths.articleUpdate, ({ title: sent }): Article => ({
    ...full,
    title: sent!,
    status: 'published',
  }));
  await user.click(button('Publish'));
  expect(await screen.findByText('Article published')).toBeVisible();
});

it('merges changes of another user, asks about conflicts, and continues', async () => {
  const theirs: Article = {
    ...full,
    title: 'Theirs',
    content: '<p>Text</p><p>More &amp; more</p>',
    platforms: ['b-platform'],
    updatedAt: '2026-03-06T00:00:00.000Z',
  };
  fakeApi.post(articlePaths.articleUpdate, ({ updatedAt, title: sent }) =>
    updatedAt === theirs.updatedAt
      ? { ...theirs, title: sent!, updatedAt: '2026-03-07T00:00:00.000Z' }
      : failure(409, 'Someone else has changed this article.'),
  );
  const { user } = await edit(4);
  await content();
  await user.type(title(), ' mine');
  serveArticles([theirs]);
  await user.click(button('Draft'));
  const panel = await screen.findByRole('region', { name: 'Another user changed this article' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Platforms: a-platform: chosen not chosen',
    'Platforms: b-platform: not chosen chosen',
    'Content: HowText\nMore & more',
  ]);
  expect(title()).toHaveValue('Payouts mine');
  await user.click(within(panel).getByRole('radio', { name: 'Yours: Payouts mine' }));
  await user.click(button('Draft'));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(updates()[1]!.body).toMatchObject({
    title: 'Payouts mine',
    content: theirs.content,
    platforms: ['b-platform'],
  });
});

it('stores a draft in the browser, shows so, offers it later, and removes it once saved', async () => {
  const first = await edit(4);
  await content();
  await first.user.type(title(), ' unsaved');
  expect(await screen.findByText(/^Draft saved in this browser/)).toBeVisible();
  first.unmount();

  fakeApi.post(articlePaths.articleUpdate, ({ title: sent }) => ({ ...full, title: sent! }));
  const { user } = await edit(4);
  expect(await screen.findByText(/^Unsaved changes from/)).toBeVisible();
  await content();
  expect(title()).toHaveValue('Payouts');
  await user.click(button('Restore'));
  expect(title()).toHaveValue('Payouts unsaved');
  await user.click(button('Draft'));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('keeps a draft when other text is typed, and the text that a draft replaces', async () => {
  const type = async (words: string) => {
    const form = await edit(4);
    await content();
    await form.user.type(title(), words);
    await screen.findByText(/^Draft saved in this browser/);
    return form;
  };
  (await type(' one')).unmount();
  const { user } = await type(' two');
  expect(screen.getAllByText(/^Unsaved changes from/)).toHaveLength(1);
  await user.click(button('Restore'));
  expect(title()).toHaveValue('Payouts one');
  await user.click(button('Restore'));
  expect(title()).toHaveValue('Payouts two');
  await user.click(button('Discard'));
  expect(screen.queryByText(/^Unsaved changes from/)).toBeNull();
  expect(title()).toHaveValue('Payouts two');
});

it('stores no draft of text that was saved before the draft was due', async () => {
  fakeApi.post(articlePaths.articleUpdate, ({ title: sent }) => ({ ...full, title: sent! }));
  const { user, unmount } = await edit(4);
  await content();
  await user.type(title(), '!');
  await user.click(button('Draft'));
  expect(await screen.findByText('Saved')).toBeVisible();
  unmount();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('reports an article that does not exist', async () => {
  fakeApi.get(articlePaths.articleDetail, () => failure(404, 'There is no such article.'));
  await edit(999);
  expect(await screen.findByText('No article with ID 999')).toBeVisible();
});

it('accepts only digits as an id', async () => {
  const { router } = await edit('abc');
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

it('cannot be saved by users who may only view', async () => {
  await edit(4, { permissions: ['articleEdit:view'] });
  await content();
  expect(screen.queryByRole('button', { name: /Publish|Draft/ })).not.toBeInTheDocument();
  expect(button('Preview')).toBeVisible();
});

it('previews the sanitised text as readers will see it', async () => {
  const { user } = await create();
  await user.type(title(), 'Shown');
  await user.type(await content(), '<p>Text<img src=x onerror=x()></p>');
  await user.click(button('Preview'));
  const shown = await screen.findByRole('article');
  expect(shown).toHaveTextContent('ShownText');
  expect(shown.querySelector('img')).toBeNull();
});
