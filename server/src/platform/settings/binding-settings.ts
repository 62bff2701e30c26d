import * as z from 'zod/mini';
import { isSecurePage } from './secure-page';

/** The setting that binds sessions to a key of their browser. */
export const bindingFields = {
  SESSION_BINDING: z._default(
    z.stringbool({
      truthy: ['1', 'true', 'on'],
      falsy: ['0', 'false', 'off'],
      error: 'SESSION_BINDING must be on or off.',
    }),
    false,
  ),
};

interface Pages {
  SESSION_BINDING: boolean;
  ALLOWED_ORIGINS: readonly string[];
}

/**
 * Returns the sentences that refuse a start whose pages cannot keep a key.
 *
 * @param reach the setting by which other machines reach the API, whose page has to be named then; null when none can
 */
export function bindingProblems({ SESSION_BINDING, ALLOWED_ORIGINS }: Pages, reach: string | null): string[] {
  if (!SESSION_BINDING) return [];
  const keeps =
    'SESSION_BINDING=on: browsers keep the key of a session only for pages by https or on their own machine';
  const insecure = ALLOWED_ORIGINS.filter((origin) => !isSecurePage(origin));
  if (insecure.length > 0) return [`${keeps}, and ALLOWED_ORIGINS has ${insecure.join(', ')}.`];
  if (reach === null || ALLOWED_ORIGINS.length > 0) return [];
  return [
    `${keeps}. Others reach the API (${reach}): set ALLOWED_ORIGINS to the page’s address, such as https://office.example.com.`,
  ];
}
