import { DEV_ORIGINS_COOKIE, isDevOrigin } from '@backoffice/contract';

const DEV_ORIGINS = new RegExp(`(?:^|;\\s*)${DEV_ORIGINS_COOKIE}=([^;]*)`);

/** Development servers that the page's session takes a remote from, as far as the setting allows them. */
export function devOriginsOf(cookies: string | undefined, allowed: readonly string[]): string[] {
  const [, asked = ''] = DEV_ORIGINS.exec(cookies ?? '') ?? [];
  return asked
    .split('%20')
    .map(decoded)
    .filter((origin) => isDevOrigin(origin, allowed));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Somebody's own writing: no origin.
    return '';
  }
}
