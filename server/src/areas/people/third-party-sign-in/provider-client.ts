import * as oidc from 'openid-client';
import type { ProviderSettings } from '../../../platform/settings/provider-settings';

// Two calls at most while the browser, which gives up after five seconds, waits.
const CALL_WITHIN_SECONDS = 2;
const CLOCKS_DIFFER_BY_SECONDS = 30;

/** Tie the provider's answer to the page that asked. */
export interface AnswerChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** A person as the provider describes them, once that was verified. */
export interface VerifiedPerson {
  subject: string;
  claims: Readonly<Record<string, unknown>>;
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
        // Settings let no other issuer than one of this machine be without https.
        // oxlint-disable-next-line typescript/no-deprecated -- marked so by its makers to stand out, and not for its age
        ...(address.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
}

/** One OpenID Connect provider: authorization code with PKCE; the ID token's signature is checked too. */
export function createProviderClient(settings: ProviderSettings) {
  let discovered: Promise<oidc.Configuration> | null = null;

  function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover(settings).catch((error: unknown) => {
      // A provider that was away is asked again at the next sign-in.
      discovered = null;
      throw error;
    });
    return discovered;
  }

  return {
    settings,
    /** The address of the provider's page for one sign-in. */
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
    /** @param answer the query with which the provider led back */
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
      return { subject: claims.sub, claims };
    },
  };
}
