import { apiPaths } from '@backoffice/contract';

// Fluent's style engine adds empty style elements and fills them by script: this is the hash of the empty string.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The page takes no text where HTML or a script's address belongs: docs/decisions/0043. Each release of a remote makes the policies of its own copies of the two libraries. */
const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types default safe-html quill 'allow-duplicates'";

/** Runs no script without a hash, of which the page and its loaders have those of all builds: docs/decisions/0043. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script), endpoints=(policy)';

/** Path and query of what is no page. */
export const NO_PAGE = /^\/(?:(?:assets|mfe)\/|(?:healthz|host-modules\.json|avatar\.png)$)/;

/** Origins that an answer speaks of. */
export interface NamedOrigins {
  /** The API's, for the page that asks. */
  api: string;
  /** Of a bucket, to which images are sent and from which they are shown; with a space before each. */
  uploads: string;
  /** Development servers from which the session takes remotes; with a space before each. */
  dev: string;
}

const scripts = ({ dev }: NamedOrigins) => `script-src 'self'${dev}`;
const reports = ({ api }: NamedOrigins) => `${api}${apiPaths.policyReports}`;

/**
 * Headers of the page.
 *
 * @param integrityPolicy `INTEGRITY_POLICY`, or nothing where a script without a hash may run
 */
export function pageHeaders(origins: NamedOrigins, integrityPolicy: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      scripts(origins),
      `connect-src 'self' ${origins.api}${origins.uploads}${origins.dev}`,
      `style-src 'self' ${EMPTY_STYLE}`,
      `img-src 'self' data: blob: ${origins.api}${origins.uploads}`,
      "font-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      `report-uri ${reports(origins)}`,
      TRUSTED_TYPES,
    ].join('; '),
    ...(integrityPolicy && { 'integrity-policy': integrityPolicy }),
    'reporting-endpoints': `policy="${reports(origins)}"`,
    // As the API sends it. Browsers heed it over TLS alone.
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/**
 * Headers of every other answer. A file has a policy for when it is a worker, which loads its own parts by text and calls nobody; what is
 * said of a page would be as much again as the file itself is, ninety times in a visit.
 */
export function fileHeaders(origins: NamedOrigins): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; ${scripts(origins)}`,
    'x-content-type-options': 'nosniff',
  };
}
