import * as oidc from 'openid-client';
import type { ProviderSettings } from '../../../platform/settings/provider-settings';

// Two calls at most while the browser, which gives up after five seconds, waits.
const CALL_WITHIN_SECONDS = 2;
const CLOCKS_DIFFER_BY_SECONDS = 30;

/** Bind the provider's answer to the page that began the sign-in. */
export interface AnswerChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** A verified person, as described by the provider. */
export interface VerifiedPerson {
  subject: string;
  claims: Readonly<Record<string, unknown>>;
  /** The provider's own session, from the claim `sid`. */
  providerSession?: string | undefined;
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<oidc.Configuration> {
  const address = new URL(issuer);
  return oidc.discovery(
    address,
    clientId,
    { [oidc.clockTolerance]: CLOCKS_DIFFER_BY_SECONDS },
    clientSecret ? oidc.ClientSecretBasic(clientSecret) : oidc.None(),
    {
      timeout: CALL_WITHIN_SECONDS,
      execute: [
        oidc.enableNonRepudiationChecks,
        // The settings permit an issuer without https only on this machine.
        // oxlint-disable-next-line typescript/no-deprecated -- its makers mark it so to stand out, not for its age
        ...(address.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
}

/** Creates the client of one OpenID Connect provider: authorization code with PKCE; the ID token's signature is checked too. */
export function createProviderClient(settings: ProviderSettings) {
  let discovered: Promise<oidc.Configuration> | null = null;

  function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover(settings).catch((error: unknown) => {
      // After a failure the next sign-in tries again.
      discovered = null;
      throw error;
    });
    return discovered;
  }

  return {
    settings,
    /** Returns the address of the provider's page for one sign-in. */
    async begin(redirectUri: string) {
      const checks: AnswerChecks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },
    /** @param answer the query of the provider's redirect */
    async finish(
      redirectUri: string,
      answer: string,
      { state, nonce, verifier }: AnswerChecks,
    ): Promise<VerifiedPerson> {
      const address = new URL(redirectUri);
      address.search = answer;
      const tokens = await oidc.authorizationCodeGrant(await configuration(), address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      const { sub: subject, sid } = claims;
      return { subject, claims, providerSession: typeof sid === 'string' ? sid : undefined };
    },
    /** Returns what the provider publishes of itself, such as the address of its keys. */
    metadata: async () => (await configuration()).serverMetadata(),
  };
}
