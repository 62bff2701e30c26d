import type * as MakeStyles from './make-styles';

declare const process: { env: { NODE_ENV?: string | undefined } };

const { NODE_ENV } = process.env;
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

async function built(mode: string): Promise<typeof MakeStyles> {
  jest.resetModules();
  process.env.NODE_ENV = mode;
  return import('./make-styles');
}

it('makeStyles works at once in development', async () => {
  const { makeStyles } = await built('development');
  expect(makeStyles({ root: { color: 'red' } })).toBeInstanceOf(Function);
});

it('makeStyles works in production once its compiler has been loaded, for remotes with uncompiled styles', async () => {
  const { makeStyles, loadMakeStyles } = await built('production');
  expect(() => makeStyles({ root: { color: 'red' } })).toThrow('before loadMakeStyles had resolved');
  await loadMakeStyles();
  expect(makeStyles({ root: { color: 'red' } })).toBeInstanceOf(Function);
});
