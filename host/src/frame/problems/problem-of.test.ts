import { ApiError } from '@backoffice/api-client';
import type { CaughtError } from '../../kernel/error-log/caught-errors';
import { RemoteLoadError } from '../../remotes/remote-load-error';
import { problemOf } from './problem-of';

const shown = { route: '/shop/:id', remote: 'mfe-shop', release: 'r1' };
const at = (path: string) => `${location.origin}${path}`;

function thrown(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack });
}
const caught = (error: unknown, more: Partial<CaughtError> = {}): CaughtError => ({
  error,
  kind: 'handler',
  path: '/shop/4711',
  ...more,
});

const inRemote = `TypeError: x
    at press (${at('/mfe/other/r9/async/page.js?attempt=2')}:1:2345)
    at Object.react_stack (${at('/assets/react.0123456789ab.js')}:2:31)`;

it('attributes an error to the remote whose script threw it', () => {
  expect(problemOf(caught(thrown('x', inRemote)), shown)).toEqual({
    remote: 'mfe-other',
    release: 'r9',
    by: 'stack',
    kind: 'handler',
    route: '/shop/:id',
    name: 'TypeError',
    message: 'x',
    frames: [
      { remote: 'mfe-other', release: 'r9', file: 'async/page.js', line: 1, column: 2345 },
      { remote: 'mfe-host', file: 'assets/react.0123456789ab.js', line: 2, column: 31 },
    ],
    isCall: false,
    times: 1,
  });
});

const inHost = `Error: x\nopen@${at('/assets/app.0123456789ab.js')}:3:4\n`;

it.each([
  [
    'its boundary',
    caught(thrown('x', inHost), { kind: 'render', remote: 'mfe-a', release: 'r2' }),
    'mfe-a',
    'boundary',
  ],
  [
    'the host, in whose frame it was caught',
    caught(thrown('x', ''), { kind: 'render' }),
    'mfe-host',
    'boundary',
  ],
  ['the host, whose script threw it', caught(thrown('x', inHost)), 'mfe-host', 'stack'],
  ['the page shown', caught('a text'), 'mfe-shop', 'page'],
])('without a script of a remote attributes it to %s', (_what, error, remote, by) => {
  expect(problemOf(error, shown)).toMatchObject({ remote, by });
});

it('reports a failed call by the id of the request, also where it caused another error', () => {
  const requestId = 'a'.repeat(32);
  const call = new ApiError('No', { kind: 'refused', status: 409, requestId });
  for (const error of [call, new Error('Could not save', { cause: call })])
    expect(problemOf(caught(error), shown)).toMatchObject({ isCall: true, requestId });
});

it('reports the cause of a failed load', () => {
  const error = new RemoteLoadError('mfe-shop', 'r1', 'entry', 'It failed', { cause: thrown('x', inRemote) });
  const { name, remote } = problemOf(
    caught(error, { kind: 'load', remote: 'mfe-shop', release: 'r1' }),
    shown,
  )!;
  expect({ name, remote }).toEqual({ name: 'TypeError', remote: 'mfe-other' });
});

it.each([
  ['an aborted call', new DOMException('x', 'AbortError')],
  ['an error of a browser extension', thrown('x', 'at a (chrome-extension://abcdef/content.js:1:2)')],
])('does not report %s', (_what, error) => {
  expect(problemOf(caught(error), shown)).toBeNull();
});

it('sends no token and no character that the server refuses', () => {
  const { message } = problemOf(caught(new Error('password=hunter2 \0 \ud800')), shown)!;
  expect(message).toBe('password=[removed]  ');
});

it.each([undefined, null, 5, Symbol('x'), { a: 1 }])('accepts any thrown value: %p', (error) => {
  expect(problemOf(caught(error), shown)).toMatchObject({ name: 'Error', message: '' });
});
