import { LOOPBACK } from '@backoffice/contract';
import * as z from 'zod/mini';
import { groupRoles } from './group-roles';
import { jsonText } from './setting-kinds';

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return isSafe && search === '' && hash === '';
}

const text = z.string().check(z.minLength(1), z.maxLength(2000));

const provider = z.strictObject({
  /** Identifies the provider in calls, sessions and the command that links a user to it. */
  id: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  /** The name on the sign-in page. */
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  issuer: z.string().check(z.refine(isIssuer)),
  clientId: text,
  /** Absent for a public client. */
  clientSecret: z.optional(text),
  scope: z._default(text, 'openid profile'),
  /** The claim that contains the username. Without it only users who were linked by an operator can sign in. */
  usernameClaim: z.optional(text),
  /** The claim with the groups of a user: its name, or a dotted path such as `realm_access.roles`. */
  rolesClaim: z.optional(text),
  /** The role of each group, in order of precedence. */
  roles: z.optional(groupRoles),
  /** Creates an account at the first sign-in of a user with a role. */
  createUsers: z.optional(z.boolean()),
  /** Values of the claim `acr` that stand for several factors, beside the common ones. */
  multiFactorAcr: z.optional(z.array(text)),
});

/** An OpenID Connect provider for sign-in. */
export type ProviderSettings = z.output<typeof provider>;

const isComplete = ({ usernameClaim, rolesClaim, roles, createUsers }: ProviderSettings) =>
  (rolesClaim === undefined) === (roles === undefined) &&
  (!createUsers || (rolesClaim !== undefined && usernameClaim !== undefined));

const hasEachIdOnce = (list: ProviderSettings[]) => new Set(list.map(({ id }) => id)).size === list.length;

/** Parses `OIDC_PROVIDERS`. */
export const providersText = jsonText(
  z.array(provider.check(z.refine(isComplete))).check(z.refine(hasEachIdOnce)),
  'OIDC_PROVIDERS must be a JSON list of {id, name, issuer, clientId, clientSecret?, scope?, usernameClaim?, rolesClaim?, roles?, createUsers?, multiFactorAcr?}; an issuer needs https, except on this machine; each id once; rolesClaim and roles together; createUsers with both and usernameClaim.',
);
