import { LOOPBACK } from '@backoffice/contract';
import { filePlace } from './file-place';
import type { HeadPlace } from './head-place';
import { httpsPlace } from './https-place';
import { syslogPlace, syslogStreamPlace } from './syslog-place';

const isHttpLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && LOOPBACK.test(hostname);

/** Returns the place of an address of `AUDIT_HEADS`; null when the address is none. */
export function headPlaceOf(address: string): HeadPlace | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname, pathname } = url;
  if (protocol === 'file:') return hostname === '' && !pathname.endsWith('/') ? filePlace(url) : null;
  if (protocol === 'syslog:') return hostname === '' ? null : syslogPlace(url);
  return protocol === 'https:' || isHttpLoopback(url) ? httpsPlace(url) : null;
}

/**
 * Returns the place of `AUDIT_FORWARD_TO`; null when the address is none.
 *
 * @param token for https
 */
export function forwardPlaceOf(address: string, token: string | null): HeadPlace | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname, username, password } = url;
  if (hostname === '' || username || password) return null;
  if (protocol === 'syslog+tcp:' || protocol === 'syslog+tls:')
    return token === null ? syslogStreamPlace(url, 'audit-entry') : null;
  return protocol === 'https:' || isHttpLoopback(url) ? httpsPlace(url, token) : null;
}
