import { apiPaths } from '@backoffice/contract';

// Fluent's style engine adds empty style elements and fills them by script: this is the hash of the empty string.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Trusted types: the page refuses plain text as HTML or as a script's address, see docs/decisions/0043. Each release of a remote
 * creates the policies of its own copies of the two libraries, hence `allow-duplicates`.
 */
const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types default safe-html quill 'allow-duplicates'";

/** Blocks scripts without an integrity hash; the page and its loaders know the hashes of all builds: docs/decisions/0043. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script), endpoints=(policy)';

/** Matches the path and query of files, which are not pages. */
export const NO_PAGE = /^\/(?:(?:assets|mfe|team|kit)\/|(?:healthz|host-modules\.json|avatar\.png|logo)$)/;

/** The sources named in an answer's headers. */
export interface NamedOrigins {
  /** The base of the API's addresses for the requesting page. */
  api: string;
  /** The API's origin, unless it is the page's own; a space before it. */
  apiOrigin: string;
  /** Origins of the bucket to which images are uploaded and from which they are shown; a space before each. */
  uploads: string;
  /** Origins of the development servers from which the session loads remotes; a space before each. */
  dev: string;
  /** The hash of the script in the page; a space before it. */
  early: string;
}

const scripts = ({ dev }: Pick<NamedOrigins, 'dev'>) => `script-src 'self'${dev}`;
const reports = ({ api }: NamedOrigins) => `${api}${apiPaths.policyReports}`;

/**
 * Returns the headers of the page.
 *
 * @param integrityPolicy `INTEGRITY_POLICY`, or an empty text where scripts without a hash may run
 */
export function pageHeaders(origins: NamedOrigins, integrityPolicy: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      scripts(origins) + origins.early,
      `connect-src 'self'${origins.apiOrigin}${origins.uploads}${origins.dev}`,
      `style-src 'self' ${EMPTY_STYLE}`,
      `img-src 'self' data: blob:${origins.apiOrigin}${origins.uploads}`,
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
    // The same as the API's. Browsers ignore it without TLS.
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/**
 * Returns the headers of all other answers. A file has a policy for the case that it runs as a worker, which loads its own scripts
 * and makes no calls. The page's headers would double the size of many files, ninety times in a visit.
 */
export function fileHeaders(origins: Pick<NamedOrigins, 'dev'>): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; ${scripts(origins)}`,
    'x-content-type-options': 'nosniff',
  };
}
