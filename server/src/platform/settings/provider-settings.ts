import { LOOPBACK } from '@backoffice/contract';
import * as z from 'zod/mini';
import { jsonText } from './setting-kinds';

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return isSafe && search === '' && hash === '';
}

const text = z.string().check(z.minLength(1), z.maxLength(2000));

const provider = z.strictObject({
  /** Names it in calls, sessions and the command that links a person to it. */
  id: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  /** What the sign-in page calls it. */
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  issuer: z.string().check(z.refine(isIssuer)),
  clientId: text,
  /** None for a public client. */
  clientSecret: z.optional(text),
  scope: z._default(text, 'openid profile'),
  /** The claim that holds the user name here. Without it only people who were linked by hand may come in. */
  usernameClaim: z.optional(text),
});

/** An OpenID Connect provider that people may sign in by. */
export type ProviderSettings = z.infer<typeof provider>;

const hasEachIdOnce = (list: ProviderSettings[]) => new Set(list.map(({ id }) => id)).size === list.length;

/** The text of `OIDC_PROVIDERS`. */
export const providersText = jsonText(
  z.array(provider).check(z.refine(hasEachIdOnce)),
  'OIDC_PROVIDERS must be a JSON list of {id, name, issuer, clientId, clientSecret?, scope?, usernameClaim?}; an issuer needs https, except on this machine; each id once.',
);
