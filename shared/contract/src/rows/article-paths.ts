/** The paths of articles. */
export const articlePaths = {
  articleList: '/article/list',
  articleFind: '/article/find',
  articleDetail: '/article/detail',
  articlePv: '/article/pv',
  articleCreate: '/article/create',
  articleUpdate: '/article/update',
} as const;
