import { apiBaseUrl } from '@backoffice/contract';

/**
 * Whether a page of `origin` may call the API that was asked as `host`: when the base-URL rule leads such a page to this very
 * host, when both have the same local name (the API on another port than the rule's), or when the operator allows it.
 *
 * @param host the request's Host header, with its port
 */
export function isAllowedOrigin(origin: string, host: string, allowedOrigins: readonly string[]): boolean {
  if (allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol)) return false;
  const page = new URL(origin);
  const base = new URL(apiBaseUrl(page));
  if (base.host === host.toLowerCase()) return true;
  const isLocal = base.hostname === page.hostname;
  return isLocal && URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === page.hostname;
}
