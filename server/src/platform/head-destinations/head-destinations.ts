import { LOOPBACK } from '@backoffice/contract';
import { fileDestination } from './file-destination';
import type { HeadDestination } from './head-destination';
import { httpsDestination } from './https-destination';
import { syslogDestination, syslogStreamDestination } from './syslog-destination';

const isHttpLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && LOOPBACK.test(hostname);

/** Returns the destination of an address of `AUDIT_HEADS`; null when the address is none. */
export function headDestinationOf(address: string): HeadDestination | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname, pathname } = url;
  if (protocol === 'file:') return hostname === '' && !pathname.endsWith('/') ? fileDestination(url) : null;
  if (protocol === 'syslog:') return hostname === '' ? null : syslogDestination(url);
  return protocol === 'https:' || isHttpLoopback(url) ? httpsDestination(url) : null;
}

/**
 * Returns the destination of `AUDIT_FORWARD_TO`; null when the address is none.
 *
 * @param token for https
 */
export function forwardDestinationOf(address: string, token: string | null): HeadDestination | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname, username, password } = url;
  if (hostname === '' || username || password) return null;
  if (protocol === 'syslog+tcp:' || protocol === 'syslog+tls:')
    return token === null ? syslogStreamDestination(url, 'audit-entry') : null;
  return protocol === 'https:' || isHttpLoopback(url) ? httpsDestination(url, token) : null;
}
