import { apiPaths } from '@backoffice/contract';

// Fluent's style engine adds empty style elements and fills them by script: this is the hash of the empty string.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Headers of every answer of a gateway.
 *
 * @param api the API's origin for the page that asks
 * @param uploads origins of a bucket, to which images are sent and from which they are shown; with a space before each
 * @param dev development servers from which its session takes remotes; with a space before each
 */
export function securityHeaders(api: string, uploads: string, dev: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self'${dev}`,
      `style-src 'self' ${EMPTY_STYLE}`,
      `img-src 'self' data: blob: ${api}${uploads}`,
      `connect-src 'self' ${api}${uploads}${dev}`,
      "font-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      `report-uri ${api}${apiPaths.policyReports}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
