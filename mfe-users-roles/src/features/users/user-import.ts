import { defineMessages } from '@backoffice/i18n';
import type { RowImport } from '@backoffice/list-screen';
import { defineImport } from '@backoffice/list-screen/import';
import { UNKNOWN, type Named } from '@backoffice/row-import';
import { generatePassword } from './new-password-field';
import { userFields, userMessageFiles, userMessages } from './user-fields';
import { newUserStatusTexts, userFormPhrase, userImportRules } from './user-form';
import { usersApi } from './users.api';

/** The texts of the import template, bundled with this module: the first script of every list names each separate chunk. */
const importMessages = defineMessages('user-import', {
  en: () => import(/* webpackMode: "eager" */ './messages/import/en.json'),
  zh: () => import(/* webpackMode: "eager" */ './messages/import/zh.json'),
  es: () => import(/* webpackMode: "eager" */ './messages/import/es.json'),
  ja: () => import(/* webpackMode: "eager" */ './messages/import/ja.json'),
});

/** Finds the roles that a file names by key or name, in any case. */
async function findRoles(texts: readonly string[], signal: AbortSignal): Promise<Map<string, Named>> {
  const roles = await usersApi.roles({ signal, quiet: true });
  return new Map(
    texts.flatMap((text) => {
      const word = text.toLowerCase();
      const role = roles.find(({ id, name }) => [id, name].some((each) => each.toLowerCase() === word));
      return role ? [[text, { value: role.id, label: role.name }] as const] : [];
    }),
  );
}

const importPhrase: typeof userFormPhrase = (field, issue) =>
  issue.code === UNKNOWN ? importMessages.text('users.import.role.unknown') : userFormPhrase(field, issue);

/** Creates users from the rows of a file, which contains no passwords. */
export const userImport: RowImport = defineImport(userFields, {
  messages: userMessages,
  title: 'users.import.title',
  texts: userMessageFiles,
  required: ['username', 'roleName'],
  template: {
    messages: importMessages,
    meanings: {
      username: 'users.import.meaning.username',
      roleName: 'users.import.meaning.role',
      status: 'users.import.meaning.status',
      introduction: 'users.import.meaning.introduction',
    },
    example: { username: 'mary.jones', roleName: 'editor', status: 'active' },
  },
  details: {
    roleName: {
      lookUp: findRoles,
      allowed: async () => (await usersApi.roles({ quiet: true })).map(({ name }) => name),
    },
    status: { choices: newUserStatusTexts },
  },
  defaults: { username: '', roleName: '', status: 'active', introduction: '' },
  schema: userImportRules,
  phrase: importPhrase,
  // No one knows the password. Reset it before the first sign-in: the server shows a temporary one once.
  create: (values, options) =>
    usersApi.createQuietly({ ...values, password: generatePassword(), mustChangePassword: true }, options),
  numberOf: ({ id }) => id,
});
