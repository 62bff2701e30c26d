const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const PRIVATE =
  /^(10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|\[f[cd][0-9a-f:]+\])$/;

export const DEFAULT_API_PORT = 8789;

/**
 * Where the API answers for a page at `location`: the same protocol and host at port 8789 for localhost, loopback,
 * private addresses and names without a dot; else the `api.` sub-domain of the host without its `www.`.
 *
 * @param location protocol with its colon and hostname without its port, as `window.location` or a `URL` has them
 * @returns an origin without a slash at its end
 */
export function apiBaseUrl(location: { protocol: string; hostname: string }): string {
  const { protocol, hostname } = location;
  const isLocal = LOOPBACK.test(hostname) || PRIVATE.test(hostname) || !hostname.includes('.');
  return isLocal
    ? `${protocol}//${hostname}:${DEFAULT_API_PORT}`
    : `${protocol}//api.${hostname.replace(/^www\./, '')}`;
}
