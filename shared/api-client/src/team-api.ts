import { call, type ReadOptions, type Send, type SendOptions } from './api';

/**
 * Creates the client of a remote's own backend: `teamApi('billing').get('/bills')`. Calls go to the page's origin, whose gateway
 * names the user to the backend. The backend answers with plain JSON; its failures, whatever their status, never end the session.
 * A refusal of its gateway (no session, no grant) does what one of the API does.
 *
 * @param team the remote's name without `mfe-`
 */
export function teamApi(team: string) {
  const send: Send = async (...args) => (await import('./send-to-team')).sendToTeam(...args);
  const at = (path: string) => `/team/${team}${path}`;
  const reading =
    (method: 'get' | 'delete') =>
    <T>(path: string, { quiet, shown, ...rest }: ReadOptions = {}): Promise<T> =>
      call<T>({ method, path: at(path), isRead: method === 'get', ...rest }, { quiet, shown }, send);
  const sending =
    (method: 'post' | 'put' | 'patch') =>
    <T>(
      path: string,
      body?: unknown,
      { read = false, quiet, shown, ...rest }: SendOptions = {},
    ): Promise<T> =>
      call<T>({ method, path: at(path), body, isRead: read, ...rest }, { quiet, shown }, send);
  return {
    get: reading('get'),
    post: sending('post'),
    put: sending('put'),
    patch: sending('patch'),
    delete: reading('delete'),
  };
}
