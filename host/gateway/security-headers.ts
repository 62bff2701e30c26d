import { apiPaths } from '@backoffice/contract';

// Fluent's style engine adds empty style elements and fills them by script: this is the hash of the empty string.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The page takes no text where HTML or a script's address belongs: docs/decisions/0043. Each release of a remote makes the policies
 * of its own copies of the two libraries. Ends the list of directives, and goes with all but the files of remotes: those are no pages,
 * and their workers load their own parts by text.
 */
export const TRUSTED_TYPES =
  "; require-trusted-types-for 'script'; trusted-types default safe-html quill 'allow-duplicates'";

/** Runs no script without a hash, of which the page and its loaders have those of all builds: docs/decisions/0043. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script), endpoints=(policy)';

/**
 * Headers of every answer of a gateway; an empty one is not sent.
 *
 * @param api the API's origin for the page that asks
 * @param uploads origins of a bucket, to which images are sent and from which they are shown; with a space before each
 * @param dev development servers from which its session takes remotes; with a space before each
 * @param trustedTypes `TRUSTED_TYPES`, or nothing for the files of remotes
 * @param integrityPolicy `INTEGRITY_POLICY`, or nothing where a script without a hash may run
 */
export function securityHeaders(
  api: string,
  uploads: string,
  dev: string,
  trustedTypes: string,
  integrityPolicy: string,
): Record<string, string> {
  const headers = {
    'content-security-policy': `${[
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
    ].join('; ')}${trustedTypes}`,
    'integrity-policy': integrityPolicy,
    'reporting-endpoints': `policy="${api}${apiPaths.policyReports}"`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value));
}
