export const articleTypeTexts = {
  CN: 'articles.type.cn',
  US: 'articles.type.us',
  JP: 'articles.type.jp',
  EU: 'articles.type.eu',
} as const;

export const articleStatusTexts = {
  draft: 'articles.status.draft',
  published: 'articles.status.published',
  deleted: 'articles.status.deleted',
} as const;
