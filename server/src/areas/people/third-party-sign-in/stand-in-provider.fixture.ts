import { createHash, createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Visit {
  nonce: string | null;
  challenge: string | null;
  redirectUri: string | null;
  claims: object;
}

/** Faults of the provider's tokens. */
export interface Faults {
  /** Replace the right claims of the ID token. */
  claims?: object;
  signedByAnother?: boolean;
  tokenStatus?: number;
  hangs?: boolean;
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, key: KeyObject, header: object = {}): string {
  const text = `${base64({ alg: 'RS256', kid: 'one', ...header })}.${base64(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

/** Starts an OpenID Connect provider that conforms to the standard, apart from the set faults. */
export async function startStandInProvider() {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const another = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const visits = new Map<string, Visit>();
  let faults: Faults = {};

  const json = (response: ServerResponse, body: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  function token(form: URLSearchParams, response: ServerResponse): void {
    const code = form.get('code') ?? '';
    const visit = visits.get(code);
    visits.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!visit || visit.challenge !== challenge || visit.redirectUri !== form.get('redirect_uri')) {
      json(response, { error: 'invalid_grant' }, 400);
      return;
    }
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: 'back-office',
      iat: now,
      exp: now + 60,
      nonce: visit.nonce,
      ...visit.claims,
      ...faults.claims,
    };
    const idToken = signed(claims, (faults.signedByAnother ? another : own).privateKey);
    json(
      response,
      { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken },
      faults.tokenStatus ?? 200,
    );
  }

  const server = createServer((request, response) => {
    if (faults.hangs) return;
    if (request.url === '/.well-known/openid-configuration') {
      json(response, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
    } else if (request.url === '/jwks') {
      json(response, { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }] });
    } else {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => token(new URLSearchParams(body), response));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    set faults(next: Faults) {
      faults = next;
    },
    /** Returns a logout token that conforms to the standard, apart from the given claims. */
    logoutToken(
      claims: object,
      { header, byAnother = false }: { header?: object; byAnother?: boolean } = {},
    ) {
      const all = {
        iss: issuer,
        aud: 'back-office',
        iat: Math.floor(Date.now() / 1000),
        jti: randomUUID(),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...claims,
      };
      return signed(all, (byAnother ? another : own).privateKey, { typ: 'logout+jwt', ...header });
    },
    /** Signs in on the provider's page at `url`. Returns the query of the redirect. */
    visit(url: string, claims: object): string {
      const { searchParams } = new URL(url);
      const code = randomUUID();
      visits.set(code, {
        nonce: searchParams.get('nonce'),
        challenge: searchParams.get('code_challenge'),
        redirectUri: searchParams.get('redirect_uri'),
        claims,
      });
      const state = searchParams.get('state') ?? '';
      return `?${new URLSearchParams({ code, state, iss: issuer }).toString()}`;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
