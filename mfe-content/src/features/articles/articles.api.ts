import {
  api,
  apiAddress,
  dropEmpty,
  isUnanswered,
  uploadForm,
  type UploadOptions,
  type SendOptions,
} from '@backoffice/api-client';
import {
  apiPaths,
  articlePaths,
  type Article,
  type ArticleCreateRequest,
  type ArticleListRequest,
  type ArticleSummary,
  type ArticleUpdateRequest,
  type FoundUser,
  type ListPage,
  type PageView,
  type UploadAnswer,
  type UploadToken,
} from '@backoffice/contract';
import type { ReadOptions } from '@backoffice/list-screen';

/** The article calls of the API. A write without an answer shows no message until its row has been read again. */
export const articlesApi = {
  list: (request: ArticleListRequest, options?: ReadOptions): Promise<ListPage<ArticleSummary>> =>
    api.get(articlePaths.articleList, { ...options, query: dropEmpty(request) }),

  /** Fetches an article. Quiet, because the page shows the failure itself. */
  detail: (id: number, options?: ReadOptions): Promise<Article> =>
    api.get(articlePaths.articleDetail, { ...options, query: { id }, quiet: true }),

  pageViews: (id: number, options?: ReadOptions): Promise<ListPage<PageView>> =>
    api.get(articlePaths.articlePv, { ...options, query: { pv: id }, quiet: true }),

  create: (request: ArticleCreateRequest, idempotencyKey: string): Promise<Article> =>
    api.post(articlePaths.articleCreate, request, { idempotencyKey, quiet: isUnanswered, shown: true }),

  /** Creates an article for an import, which shows the outcome of each row itself. */
  createQuietly: (request: ArticleCreateRequest, options: SendOptions): Promise<Article> =>
    api.post(articlePaths.articleCreate, request, { ...options, quiet: true }),

  update: (request: ArticleUpdateRequest): Promise<Article> =>
    api.post(articlePaths.articleUpdate, request, { quiet: isUnanswered, shown: true }),

  searchUsers: (name: string, options?: ReadOptions): Promise<ListPage<FoundUser>> =>
    api.get(apiPaths.searchUser, { ...options, query: { name }, quiet: true }),

  /** Uploads an image and returns its path. */
  async uploadImage(file: File, options: UploadOptions = {}): Promise<string> {
    const token = await api.get<UploadToken>(apiPaths.uploadToken, { signal: options.signal, quiet: true });
    const form = new FormData();
    form.append('token', token.qiniu_token);
    form.append('key', token.qiniu_key);
    form.append('file', file);
    const answer = (await uploadForm(apiAddress(token.qiniu_url), form, options)) as UploadAnswer;
    return answer.files.file;
  },
};
