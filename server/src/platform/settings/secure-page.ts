import { LOOPBACK } from '@backoffice/contract';

/** Returns true for pages of a secure context, in which browsers offer passkeys and keys. */
export function isSecurePage(page: string): boolean {
  if (!URL.canParse(page)) return false;
  const { protocol, hostname } = new URL(page);
  return protocol === 'https:' || LOOPBACK.test(hostname) || hostname.endsWith('.localhost');
}
