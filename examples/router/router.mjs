// Holds the weights of all active channels by merchant, and serves them: GET /<merchant id>, or / for all.
// Run by: npm install $HOST_ADDRESS/kit/client-1.tgz && API_ADDRESS=… SERVICE_KEY=… node router.mjs
// The service account needs the scopes changes:read, merchants:read and channels:read.
import { createClient } from '@backoffice/client';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const {
  API_ADDRESS: address,
  SERVICE_KEY: key,
  STATE_FILE: file = 'state.json',
  PORT = '9000',
} = process.env;
const client = createClient({ address, key, attempts: Infinity });
/** Reads all rows, after the cursor: what changes meanwhile comes with the feed. */
async function readLists() {
  const { next } = await client.call('GET /changes', {});
  const state = { next, last: 0, merchant: {}, channel: {} };
  for await (const row of client.rows('POST /merchant/list')) state.merchant[row.id] = { status: row.status };
  for await (const row of client.rows('POST /channel/list', { fields: 'weight' }))
    state.channel[row.id] = row;
  return state;
}

/** Applies a change, once: an event that is received again has the same id. */
function apply(state, { id, type, object, changes }) {
  const rows = state[object.kind];
  if (!rows || id <= state.last) return;
  state.last = id;
  if (type.endsWith('.deleted')) delete rows[object.id];
  else
    Object.assign((rows[object.id] ??= {}), Object.fromEntries(changes.map(({ field, to }) => [field, to])));
}

function weightsOf({ merchant, channel }) {
  const weights = {};
  for (const [id, { merchantId, merchantWeight, status }] of Object.entries(channel))
    if (status === 'active' && merchant[merchantId]?.status === 'active')
      (weights[merchantId] ??= {})[id] = merchantWeight;
  return weights;
}

let state = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await readLists();
createServer(({ url }, response) => {
  const weights = weightsOf(state);
  response.end(JSON.stringify(url === '/' ? weights : (weights[url.slice(1)] ?? {})));
}).listen(Number(PORT), '127.0.0.1', () => console.log(`Serving weights on port ${PORT}`));

for (;;)
  try {
    for await (const { events, next } of client.changes(state.next)) {
      for (const event of events) apply(state, event);
      state.next = next;
      writeFileSync(`${file}.new`, JSON.stringify(state));
      renameSync(`${file}.new`, file);
    }
  } catch (error) {
    if (error.code !== 'changes-gone') throw error;
    state = await readLists();
  }
