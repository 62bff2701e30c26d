import { readFileSync } from 'node:fs';

/**
 * The host's page as it is sent.
 *
 * @param files folder of the built host
 * @param apiBaseUrl the API's origin where the operator sets one; otherwise the page finds it by the base-URL rule
 */
export function pageHtml(files: string, apiBaseUrl: string | undefined): string {
  return readFileSync(`${files}/index.html`, 'utf8').replace(
    /<meta name="?api-base"? content(="")?\s*\/?>/,
    apiBaseUrl ? `<meta name="api-base" content="${apiBaseUrl}">` : '',
  );
}
