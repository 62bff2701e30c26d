import { DELIVER_WITHIN_MS, type HeadDestination } from './head-destination';

/**
 * A server that takes lines by POST and answers with 2xx once it has stored them. Credentials of the address are sent as Basic.
 *
 * @param token sent as a bearer token instead of them
 */
export function httpsDestination(url: URL, token: string | null = null): HeadDestination {
  const { origin, pathname, search, username, password } = url;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const basic = username ? `Basic ${Buffer.from(credentials).toString('base64')}` : null;
  const authorization = token === null ? basic : `Bearer ${token}`;
  return {
    name: `${origin}${pathname}`,
    async deliver(lines) {
      const response = await fetch(`${origin}${pathname}${search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson', ...(authorization && { authorization }) },
        body: `${lines.join('\n')}\n`,
        redirect: 'error',
        signal: AbortSignal.timeout(DELIVER_WITHIN_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
    },
  };
}
