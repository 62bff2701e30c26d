import { lintPlanted } from './lint-planted.fixture';

const refused = [
  `const Late = lazy(() => import('./late'));`,
  `useEffect(() => { if (isOpen) import('./late').then(setCode, console.warn); }, [isOpen]);`,
  `const code = import('./late');`,
  `export const code = import('./late').then(({ late }) => late);`,
  `loading.current ??= import('./late');`,
];
const allowed = [
  `const code = { fetch: () => import('./late') };`,
  `async function open() { const { Dialog } = await import('./late'); show(Dialog); }`,
];

test('lint refuses code that is fetched once and for all', () => {
  const found = lintPlanted('no-restricted-syntax', 'mfe-merchant/src/planted.tsx', [...refused, ...allowed]);
  expect(found.map((messages) => messages.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
});
