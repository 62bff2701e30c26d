/** The address at which browsers reach the product, as `PUBLIC_URL` has it. */
export interface PublicUrl {
  /** Scheme and host, such as `https://office.example.com`. */
  origin: string;
  hostname: string;
  isTls: boolean;
  /** The path under which the product is reached, such as `/office`; empty for the whole origin. */
  path: string;
}

/** The form of `PUBLIC_URL`. */
export const PUBLIC_URL_SENTENCE =
  'PUBLIC_URL must be the address of the product in browsers, such as https://office.example.com or https://tools.example.com/office.';

// start-gateway.sh has the same pattern.
const PUBLIC_URL = /^(https?:\/\/([a-z0-9.-]+)(?::\d+)?)((?:\/[A-Za-z0-9_-]+)*)\/?$/;

/** Reads `PUBLIC_URL`. Returns null for any other text. */
export function readPublicUrl(text: string): PublicUrl | null {
  const [, origin, hostname, path = ''] = PUBLIC_URL.exec(text) ?? [];
  if (!origin || !hostname || new URL(origin).origin !== origin) return null;
  return { origin, hostname, isTls: origin.startsWith('https:'), path };
}

/** The path at which the gateway passes calls on to the API where pages and calls have one name. */
export const ONE_NAME_API_PATH = '/api';
