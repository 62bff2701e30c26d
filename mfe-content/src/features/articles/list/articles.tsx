import { ARTICLE_IMPORTANCE_MAX, ARTICLE_TITLE_MAX, articleSorts } from '@backoffice/contract';
import { choiceFilter, defineList, optionFilter, textFilter } from '@backoffice/list-screen';
import { messages } from '../../../messages';
import { articleStatusTexts, articleTypeTexts } from '../article-values';
import { articlesApi } from '../articles.api';
import { ARTICLES, type ListedArticle } from '../articles.queries';
import { ImportanceStars } from './article-cells';

const importances = Array.from({ length: ARTICLE_IMPORTANCE_MAX }, (_, index) => index + 1);

export const articles = defineList<ListedArticle>()({
  name: ARTICLES,
  screen: 'articles',
  reasonSubject: 'article',
  messages,
  texts: {
    caption: 'articles.list.caption',
    failed: 'articles.list.failed.title',
    inForce: 'articles.filter.in-words',
    empty: { title: 'articles.list.empty.title', body: 'articles.list.empty.body' },
  },
  read: articlesApi.list,
  nameOf: ({ title }) => title,
  // Keeps a status that was changed in this list only.
  reread: async ({ id, status }) => ({ ...(await articlesApi.detail(id)), status }),
  filters: {
    title: textFilter('articles.field.title', ARTICLE_TITLE_MAX),
    importance: optionFilter('articles.field.importance', importances, (stars) => '★'.repeat(stars)),
    type: choiceFilter('articles.field.type', articleTypeTexts),
  },
  sorts: {
    label: 'articles.field.sort',
    ascending: 'articles.sort.ascending',
    descending: 'articles.sort.descending',
    columns: articleSorts,
  },
  fields: {
    id: {
      label: 'articles.field.id',
      column: { width: 72, align: 'end' },
      exported: true,
    },
    timestamp: {
      label: 'articles.field.date',
      column: { width: 172, as: 'time', inCard: 'line' },
      exported: true,
    },
    title: {
      label: 'articles.field.title',
      column: { width: 250, content: 'control', isTitle: true },
      exported: true,
    },
    type: { label: 'articles.field.type', exported: true },
    author: { label: 'articles.field.author', column: { width: 110 }, exported: true },
    reviewer: { label: 'articles.field.reviewer', column: { width: 110 }, exported: true },
    importance: {
      label: 'articles.field.importance',
      column: {
        width: 126,
        content: 'control',
        cell: ({ importance }) => <ImportanceStars value={importance} />,
      },
      exported: true,
    },
    pageviews: { label: 'articles.field.readings', column: { width: 106, align: 'end' }, exported: true },
    status: {
      label: 'articles.field.status',
      choices: articleStatusTexts,
      column: { width: 112, as: 'status' },
      exported: true,
    },
  },
  actions: { header: 'articles.field.actions' },
  form: {
    add: 'articles.action.add',
    load: async () => (await import('./article-dialog')).ArticleDialog,
  },
  imports: {
    label: 'articles.action.import',
    load: async () => (await import('./article-import')).articleImport,
  },
  exports: { fileName: 'article-list' },
});

/** The same list among the table demos, with permissions of its own. */
export const articleTable: typeof articles = { ...articles, screen: 'articleTable' };
