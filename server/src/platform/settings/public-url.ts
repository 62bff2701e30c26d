import { PUBLIC_URL_SENTENCE, type PublicUrl, readPublicUrl } from '@backoffice/contract/public-url';
import * as z from 'zod/mini';

/** Parses `PUBLIC_URL`. */
export const publicUrlText = z.pipe(
  z.string(),
  z.transform((text: string, context): PublicUrl => {
    const url = readPublicUrl(text);
    if (url) return url;
    context.issues.push({ code: 'custom', message: PUBLIC_URL_SENTENCE, input: text });
    return z.NEVER;
  }),
);

/** Returns the address of a page, for a command that prints a link; its path where `PUBLIC_URL` is not set. */
export function pageAddress({ PUBLIC_URL }: NodeJS.ProcessEnv, path: string): string {
  const { origin, path: base } = readPublicUrl(PUBLIC_URL ?? '') ?? { origin: '', path: '' };
  return origin + base + path;
}
