import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { DEV_ORIGINS_COOKIE, devPassText, isDevOrigin } from '@backoffice/contract';
import type { GatewaySettings } from './settings';

const cookie = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`);
const DEV_ORIGINS = cookie(DEV_ORIGINS_COOKIE);
const TOKEN = cookie('Admin-Token');

/**
 * Returns the development servers from which the session may load remotes: those of its cookie that the setting allows and for
 * which the API gave this session a pass that has not expired. None without the key shared with the API.
 */
export function devOriginsOf(
  cookies: string | undefined,
  { devOrigins, devOriginsKey }: Pick<GatewaySettings, 'devOrigins' | 'devOriginsKey'>,
  now = Date.now(),
): string[] {
  const [, listed] = DEV_ORIGINS.exec(cookies ?? '') ?? [];
  const [, token] = TOKEN.exec(cookies ?? '') ?? [];
  if (!listed || !token || !devOriginsKey) return [];
  const session = createHash('sha256').update(token).digest('base64url');
  return listed.split('%20').flatMap((entry) => {
    const [origin = '', until = '', signature = ''] = decoded(entry).split('~');
    if (!isDevOrigin(origin, devOrigins) || !(Number(until) * 1000 > now)) return [];
    const text = devPassText(origin, Number(until), session);
    const wanted = createHmac('sha256', devOriginsKey).update(text).digest();
    const given = Buffer.from(signature, 'base64url');
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? [origin] : [];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A cookie that the host has not written names no origin.
    return '';
  }
}
