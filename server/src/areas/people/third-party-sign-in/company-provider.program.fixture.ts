import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Messages to the program. */
export interface CompanyProviderOrder {
  /** Begins to serve a client. */
  serve?: { clientId: string; clientSecret: string; redirectUri: string; logoutUri: string };
  /** Replaces the claims of a person. */
  person?: { name: string; claims: Record<string, unknown> };
}

// A real OpenID Connect provider, whose page accepts any name with any password. A process of its own: Jest cannot load it.
const people = new Map<string, Record<string, unknown>>();
let answer: RequestListener = (_request, response) => response.writeHead(503).end();
const server = createServer((request, response) => answer(request, response));

function serve({ clientId, clientSecret, redirectUri, logoutUri }: CompanyProviderOrder['serve'] & {}): void {
  const { port } = server.address() as AddressInfo;
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        backchannel_logout_uri: logoutUri,
        backchannel_logout_session_required: true,
      },
    ],
    // By default it calls no address of this machine.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined }),
    features: { backchannelLogout: { enabled: true } },
    claims: { openid: ['sub', 'preferred_username', 'realm'] },
    conformIdTokenClaims: false,
    findAccount: (_context, name) => ({
      accountId: name,
      claims: () => ({ sub: name, preferred_username: name, ...people.get(name) }),
    }),
  });
  provider.on('backchannel.error', (_context, error) => process.send?.({ problem: error.message }));
  provider.on('backchannel.success', () => process.send?.({ loggedOut: true }));
  const callback = provider.callback();
  answer = (request, response) => void callback(request, response);
}

process.on('message', (order: CompanyProviderOrder) => {
  if (order.serve) serve(order.serve);
  if (order.person) people.set(order.person.name, order.person.claims);
  process.send?.({ done: true });
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
