import { defineMessages } from '@backoffice/i18n';
import type { RowImport } from '@backoffice/list-screen';
import { defineImport } from '@backoffice/list-screen/import';
import { messageFiles, messages } from '../../../messages';
import { articlesApi } from '../articles.api';
import { articlePhrase, articleRules, dialogFields, newArticle } from './article-dialog';

/** The texts of the import template, bundled with this module: the first script of every list names each separate chunk. */
const importMessages = defineMessages('article-import', {
  en: () => import(/* webpackMode: "eager" */ './messages/en.json'),
  zh: () => import(/* webpackMode: "eager" */ './messages/zh.json'),
  es: () => import(/* webpackMode: "eager" */ './messages/es.json'),
  ja: () => import(/* webpackMode: "eager" */ './messages/ja.json'),
});

/** Creates drafts from the rows of a file. */
export const articleImport: RowImport = defineImport(dialogFields, {
  messages,
  title: 'articles.import.title',
  texts: messageFiles,
  required: ['type', 'title'],
  template: {
    messages: importMessages,
    meanings: {
      type: 'articles.import.meaning.type',
      timestamp: 'articles.import.meaning.date',
      title: 'articles.import.meaning.title',
      importance: 'articles.import.meaning.importance',
      reviewer: 'articles.import.meaning.reviewer',
      remark: 'articles.import.meaning.remark',
    },
    example: { type: 'EU', timestamp: '2026/11/21 08:30', title: 'Fees of the new year', importance: 2 },
  },
  details: { timestamp: { kind: 'time' } },
  defaults: newArticle(),
  schema: articleRules,
  phrase: articlePhrase,
  create: articlesApi.createQuietly,
  numberOf: ({ id }) => id,
});
