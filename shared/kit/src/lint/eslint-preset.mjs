import tseslint from 'typescript-eslint';
import { translatedTexts } from './translated-texts.mjs';

const storage =
  'Keep list state in the URL and the session in @backoffice/session: storage belongs to the host.';
const calls = 'Call the API by `api` of @backoffice/api-client, and your backend by its `teamApi`.';
const markup = 'Let React write the markup: the page’s policy and the host’s other users depend on it.';

/**
 * The rules of a remote: what would break its page, its texts or the host's session.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const lint = [
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { kit: { rules: { 'translated-text': translatedTexts } } },
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: storage },
        { name: 'sessionStorage', message: storage },
        { name: 'fetch', message: calls },
        { name: 'XMLHttpRequest', message: calls },
      ],
      'no-restricted-properties': [
        'error',
        { property: 'localStorage', message: storage },
        { property: 'sessionStorage', message: storage },
        { object: 'document', property: 'cookie', message: storage },
        { property: 'innerHTML', message: markup },
        { property: 'outerHTML', message: markup },
        { property: 'insertAdjacentHTML', message: markup },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^jotai/', message: 'Import from `jotai` itself: only that is the host’s store.' },
            { regex: '^react-dom/', message: 'The host renders your page: export `Page`.' },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name=dangerouslySetInnerHTML]', message: markup },
        {
          selector:
            'CallExpression[callee.name=/^(t|text)$/][arguments.0.type=/^(TemplateLiteral|BinaryExpression)$/]',
          message: 'Write whole message keys: a search has to find them.',
        },
      ],
      'kit/translated-text': 'error',
    },
  },
];
