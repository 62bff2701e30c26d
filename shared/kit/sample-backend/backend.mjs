// The backend of `mfe-billing`. Its gateway lets in only users with the remote's grant, and names them in a signed header.
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { createServer } from 'node:http';

const { PORT = '3000', TEAM = 'billing', API_ADDRESS = 'http://gateway:8789' } = process.env;
const keys = createRemoteJWKSet(new URL('/backends/keys', API_ADDRESS));
const bills = new Map([1, 2, 3].map((id) => [id, { id, sum: id * 100, approvedBy: null }]));

/** Throws for a request that did not come through the gateway. */
async function callerOf({ headers }) {
  const token = String(headers['x-backoffice-identity'] ?? '');
  const wanted = { issuer: 'backoffice', audience: TEAM, algorithms: ['EdDSA'] };
  const { payload } = await jwtVerify(token, keys, wanted);
  return { id: payload.sub, name: payload.name, permissions: payload.permissions };
}

/** Returns status and JSON of the answer. Users see `message` of a failure. */
function answerTo(method, path, { name, permissions }) {
  if (`${method} ${path}` === 'GET /bills') return [200, { reader: name, bills: [...bills.values()] }];
  const [, id] = /^\/bills\/(\d+)\/approve$/.exec(path) ?? [];
  const bill = bills.get(Number(id));
  if (method !== 'POST' || !bill) return [404, { message: 'There is no such bill.' }];
  if (!permissions.includes(`${TEAM}:approve`)) return [403, { message: 'You cannot approve bills.' }];
  bill.approvedBy = name;
  return [200, bill];
}

const server = createServer(async (request, response) => {
  let answer;
  try {
    answer = answerTo(request.method, request.url.split('?')[0], await callerOf(request));
  } catch {
    answer = [401, { message: 'Send calls through the gateway.' }];
  }
  response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
});
server.listen(Number(PORT), () => console.log(`The backend of ${TEAM} listens on ${server.address().port}.`));
