import { call, type ReadOptions, type Send, type SendOptions } from './api';
import type { ApiRequest } from './send-request';

// Most pages make no such call.
const send: Send = async (...args) => (await import('./send-to-team')).sendToTeam(...args);

/**
 * Creates the client of a remote's own backend: `teamApi('billing').get('/bills')`. Calls go to the page's origin, whose gateway
 * names the user to the backend. The backend answers with plain JSON; its failures, whatever their status, never end the session.
 * Nor does a missing grant, which rejects with `forbidden`; only a session that has ended does.
 *
 * @param team the remote's name without `mfe-`
 */
export function teamApi(team: string) {
  const sendAs = <T>(
    method: ApiRequest['method'],
    path: string,
    { read = method === 'get', quiet, shown, ...rest }: ReadOptions & SendOptions = {},
    body?: unknown,
  ) => call<T>({ method, path: `/team/${team}${path}`, body, isRead: read, ...rest }, { quiet, shown }, send);
  const sending =
    (method: 'post' | 'put' | 'patch') =>
    <T>(path: string, body?: unknown, options?: SendOptions): Promise<T> =>
      sendAs<T>(method, path, options, body);
  return {
    get: <T>(path: string, options?: ReadOptions): Promise<T> => sendAs<T>('get', path, options),
    post: sending('post'),
    put: sending('put'),
    patch: sending('patch'),
    delete: <T>(path: string, options?: ReadOptions): Promise<T> => sendAs<T>('delete', path, options),
  };
}
