import { commentOpenings, foldersOfPlainLanguage, plainNames } from './.eslint-plain-language.mjs';
import { forbiddenSyntax, markupDoor, settingHtml } from './.eslint-forbidden-syntax.mjs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { endingCalls } from './.eslint-ends-of-calls.mjs';
import { translatedTexts } from './shared/kit/src/lint/translated-texts.mjs';

// Rules that need types are in `.oxlintrc.jsonc`: `docs/decisions/0030-tooling.md`.
const typed = ['**/*.{ts,tsx,mts}'];
const plain = ['**/*.{js,mjs,cjs}'];
const tests = ['**/*.{test,fixture,e2e}.{ts,tsx}', 'shared/testing/**', 'server/src/testing/**', 'e2e/**'];

/**
 * Modules with a single door: `modules` may be imported in `paths` only. With `types`, their types may be imported anywhere.
 */
const doors = [
  {
    modules: '^ky(/|$)',
    paths: ['shared/api-client/**'],
    message: 'HTTP has one door: `api` of @backoffice/api-client.',
  },
  {
    modules: '^js-cookie(/|$)',
    paths: ['shared/session/**', 'shared/i18n/**', 'host/src/kernel/cookies.ts'],
    message:
      'Cookies have three doors: @backoffice/session, @backoffice/i18n and the host’s kernel/cookies.ts.',
  },
  {
    modules: '^@fluentui/',
    // The gallery of demo pages shows icons that the product itself does not use.
    paths: ['shared/ui/**', 'mfe-demos/fluent-icons/fluent-drawings.mjs'],
    message: 'Fluent has one door: @backoffice/ui. Add what is missing to its index, by name.',
  },
  {
    modules: '^(xlsx|@e965/xlsx)(/|$)',
    paths: ['shared/spreadsheet/**'],
    message: 'Spreadsheets have one door: @backoffice/spreadsheet, which exports and imports safely.',
  },
  {
    modules: '^pg(/|$)',
    paths: [
      'server/src/**/*.{repository,test}.ts',
      'server/src/{platform/database,testing}/**',
      'server/{embedded-database,bench,harness,storm}/**',
      'e2e/{setup,fixtures,perf}/**',
    ],
    types: true,
    message: 'SQL has one door: the *.repository.ts files of the server.',
  },
  {
    modules: '^@module-federation/',
    paths: ['host/src/remotes/**', 'shared/kit/**', 'e2e/fixtures/**'],
    message: 'Module Federation has two doors: host/src/remotes and @backoffice/kit.',
  },
  {
    modules: '^dompurify(/|$)',
    paths: ['shared/safe-html/**'],
    message: 'HTML from users has one door: `SafeHtml` and `sanitiseHtml` of @backoffice/safe-html.',
  },
  {
    modules: '^jotai/',
    paths: [],
    message: 'Import from `jotai` itself: only that is shared, a subpath brings a remote a store of its own.',
  },
];

const storageDoor =
  'Storage has one door: @backoffice/browser-store. Session, language and list state have places of their own: @backoffice/session, @backoffice/i18n and the URL.';

/** Forbids all doors but `open` in these files. ESLint does not merge restrictions, so each configuration lists all of them. */
function closeDoors(files, open, syntax = forbiddenSyntax) {
  const closed = doors.filter((door) => door !== open);
  return {
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: closed.map(({ modules, types = false, message }) => ({
            regex: modules,
            allowTypeImports: types,
            message,
          })),
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...syntax,
        ...closed.map(({ modules, message }) => ({
          selector: `ImportExpression[source.value=/${modules.replaceAll('/', '\\/')}/]`,
          message,
        })),
      ],
    },
  };
}

/** The names that the host provides of each library, read from its list: `'module': pick({ a, b })`. */
const providedByHost = Object.fromEntries(
  [
    ...readFileSync(new URL('host/src/remotes/host-modules.ts', import.meta.url), 'utf8').matchAll(
      /'?([\w@/-]+)'?: pick\(\{([^}]*)\}\)/g,
    ),
  ].map(([, module, names]) => [module, names.split(',').flatMap((name) => name.split(':')[0].trim() || [])]),
);
if (!providedByHost['react-router-dom'])
  throw new Error('host-modules.ts no longer says what the host gives.');

function onlyHostExports(files, modules) {
  const paths = modules.map((name) => ({
    name,
    allowImportNames: providedByHost[name],
    allowTypeImports: true,
    message: 'The host gives nothing else of it: add the name to host/src/remotes/host-modules.ts first.',
  }));
  return { files, ignores: tests, rules: { 'no-restricted-imports': ['error', { paths }] } };
}

/** Selects code that compares pressed keys by itself: only `pressedKey` handles the keys of an input method. */
const pressedKeys = (() => {
  const event = 'name=/^(e|ev|evt|event|\\w*Event)$/';
  const fields = 'name=/^(key|keyCode|which|charCode|isComposing)$/';
  const taken = `ObjectPattern > Property[key.${fields}]`;
  // The second pattern is `globalThis.KeyboardEvent`.
  const typed =
    ':matches([typeAnnotation.typeAnnotation.typeName.name=KeyboardEvent], [typeAnnotation.typeAnnotation.typeName.right.name=KeyboardEvent])';
  const handler = '/^(on|handle)?Key(Down|Up|Press)/i';
  const hears = '[callee.property.name=addEventListener][arguments.0.value=/^key(down|up|press)$/]';
  const bare = (side) => `:matches([${side}.name=key], [${side}.property.name=key])`;
  const names =
    'value=/^(Enter|Escape|Esc|Tab|Backspace|Delete|Insert|Home|End|Page(Up|Down)|(Arrow)?(Up|Down|Left|Right)|ContextMenu|Spacebar| |F\\d+)$/';
  return [
    // `event.key`, except in a `StorageEvent`, where it is the key of the storage.
    `MemberExpression[property.${fields}]:matches([object.${event}], [object.property.${event}]):not(:function[params.0.typeAnnotation.typeAnnotation.typeName.name=StorageEvent] *)`,
    // `const { key } = event`
    `VariableDeclarator:matches([init.${event}], [init.property.${event}]) > ${taken}`,
    // `({ key }: KeyboardEvent) => …`
    `:function > ObjectPattern${typed} > Property[key.${fields}]`,
    // `onKeyDown={({ key }) => …}`, also as a property, a variable, a function or a listener
    `JSXAttribute[name.name=${handler}] > JSXExpressionContainer > :function > ${taken}`,
    `Property[key.name=${handler}] > :function > ${taken}`,
    `VariableDeclarator[id.name=${handler}] > :function > ${taken}`,
    `FunctionDeclaration[id.name=${handler}] > ${taken}`,
    `CallExpression${hears} > :function > ${taken}`,
    // `key === 'Enter'`, either way round; `switch (key)`; `['Enter', 'Escape'].includes(key)`
    `BinaryExpression[operator=/^[!=]==?$/][right.${names}]${bare('left')}`,
    `BinaryExpression[operator=/^[!=]==?$/][left.${names}]${bare('right')}`,
    `SwitchStatement${bare('discriminant')} > SwitchCase[test.${names}]`,
    `CallExpression[callee.property.name=includes]${bare('arguments.0')} > MemberExpression > ArrayExpression > Literal[${names}]`,
  ].join(', ');
})();

const pressedKeysRule = {
  create: (context) => ({
    [pressedKeys](node) {
      context.report({
        node,
        message:
          'Keys have one door: `pressedKey(event)` of @backoffice/ui/pressed-key, which knows those of an input method. Compare what it gives.',
      });
    },
  }),
};

/** Requires a reason for disabling a rule: `eslint-disable-line no-console -- reason`. */
const reasonForDisabling = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*(es|ox)lint-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value)) {
          context.report({ loc: comment.loc, message: 'Say why the rule does not hold here: `-- reason`.' });
        }
      }
    },
  }),
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'shared/kit/hosts/',
    '**/.cache/',
    '**/.mf/',
    '.data/',
    '**/coverage/',
    '**/test-results/',
    '**/*.d.mts',
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: {
      '@typescript-eslint': tseslint.plugin,
      backoffice: {
        rules: {
          'comment-opening': commentOpenings,
          'plain-name': plainNames,
          'reason-for-disabling': reasonForDisabling,
          'pressed-key': pressedKeysRule,
          'end-of-call': endingCalls,
          'translated-text': translatedTexts,
        },
      },
    },
    rules: { 'backoffice/reason-for-disabling': 'error' },
  },
  {
    files: foldersOfPlainLanguage,
    rules: { 'backoffice/comment-opening': 'error', 'backoffice/plain-name': 'error' },
  },
  js.configs.recommended,
  { files: plain, languageOptions: { globals: globals.node } },
  // Parts of these run in the browser.
  { files: ['shared/kit/src/**/*.mjs'], languageOptions: { globals: globals.browser } },
  {
    files: typed,
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // The compiler requires `!` wherever an index may be out of range; it is a sign to read closely.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    },
  },
  {
    files: ['{host,mfe-*,shared}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // Without the recommended set: its other rules are for the React compiler, which this build does not use, and cost its run
    // time.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  { files: tests, rules: { '@typescript-eslint/no-invalid-void-type': 'off' } },
  // Playwright reads the dependencies of a fixture from the pattern of its first parameter, which may be empty.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.recommended] },
  {
    files: ['{host/src,mfe-*,shared}/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: storageDoor },
        { name: 'sessionStorage', message: storageDoor },
      ],
      'no-restricted-properties': [
        'error',
        { property: 'localStorage', message: storageDoor },
        { property: 'sessionStorage', message: storageDoor },
        { object: 'document', property: 'cookie', message: doors[1].message },
        { property: 'innerHTML', message: markupDoor },
        { property: 'outerHTML', message: markupDoor },
        { property: 'insertAdjacentHTML', message: markupDoor },
      ],
    },
  },
  {
    files: ['{host,mfe-*,shared}/**/*.{ts,tsx}'],
    ignores: [...tests, 'shared/ui/src/base/pressed-key.ts'],
    rules: { 'backoffice/pressed-key': 'error' },
  },
  {
    files: ['{host,mfe-*,shared}/**/*.tsx'],
    ignores: tests,
    rules: { 'backoffice/translated-text': 'error' },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: [...tests, 'server/src/platform/admission/end-of-call.ts'],
    rules: { 'backoffice/end-of-call': 'error' },
  },
  { files: ['shared/browser-store/**'], rules: { 'no-restricted-globals': 'off' } },
  closeDoors([...typed, ...plain]),
  doors.flatMap((door) => door.paths.map((path) => closeDoors([path], door))),
  closeDoors(
    ['shared/safe-html/src/safe-html.tsx'],
    doors.find(({ modules }) => modules.startsWith('^dompurify')),
    forbiddenSyntax.filter((rule) => rule !== settingHtml),
  ),
  onlyHostExports(['mfe-*/src/**'], Object.keys(providedByHost)),
  onlyHostExports(['shared/*/src/**'], ['react-router-dom']),
);
