import { apiBaseUrl } from '@backoffice/contract';

/** Where the API answers: what the operator wrote into `<meta name="api-base">`, else what the page's own address says. */
export function apiBase(): string {
  const wanted = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content.trim();
  return wanted ? wanted.replace(/\/+$/, '') : apiBaseUrl(location);
}
