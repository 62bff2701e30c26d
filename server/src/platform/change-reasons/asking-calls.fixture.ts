import type { Channel, ListPage } from '@backoffice/contract';
import type { ApprovalBench } from '../../areas/approvals/approvals.fixture';
import { channelTestBench, validChannel } from '../../areas/channels/channels.fixture';
import { releaseOf } from '../../areas/remotes/releases/release.fixture';
import { filesOf, packedFiles } from '../../areas/remotes/uploads/packed-release.fixture';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { keyPairCalls } from './key-pair-calls.fixture';

export const REASON = 'Wunsch des Händlers 商户';
export const TICKET = 'OPS-12';
/** The headers of both. */
export const why = { 'x-change-reason': encodeURIComponent(REASON), 'x-change-ticket': TICKET };

interface Sent {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** A call that asks for a reason. */
interface AskingCall {
  /** Returns the body of the call, after what it needs. */
  body(): Promise<object>;
  url?: string;
  headers?: Record<string, string>;
}

interface Askers {
  api: TestApi;
  bench: ApprovalBench;
  /** The tokens of two administrators. */
  token: string;
  asker: string;
}

/** The calls that ask for a reason, by method and path, each of which changes something. */
export function askingCalls({ api, bench, token, asker }: Askers) {
  function call<T>(name: string, sent: Sent = {}, url?: string) {
    const [method, path] = name.split(' ') as ['POST', string];
    return callApi<T>(api, method, url ?? path, { token, ...sent });
  }
  /** Makes a call that prepares others, with a reason. @returns its data */
  const made = async <T extends object = { id: number }>(
    name: string,
    body: object,
    by = token,
  ): Promise<T> => {
    const { data, code, message } = await call<T>(name, { body, headers: why, token: by });
    if (code !== 200) throw new Error(`${name}: ${message}`);
    return data;
  };

  const merchant = (merchantName: string, more = {}) =>
    made<{ id: number; updatedAt: string; merchantName: string }>('PUT /merchant/create', {
      merchantName,
      status: 'active',
      ...more,
    });
  const aUser = (username: string) => bench.addUser(username, 'visitor');
  const remote = 'mfe-why';
  const published = async (...releases: string[]) => {
    for (const release of releases) await made('POST /remotes/publish', releaseOf(remote, release));
  };
  const promoted = async (...releases: string[]) => {
    await published(...releases);
    for (const release of releases) await made('POST /remotes/promote', { remote, release });
  };
  const aChannel = async (merchantNo: string) => {
    await channelTestBench(api, token).reset();
    return made<Channel>('POST /channel/create', { ...validChannel, merchantNo });
  };
  const preview = (of: string, rows: { id: number; updatedAt: string }[], status: string) =>
    made(`POST /${of}/bulk/preview`, {
      command: { status },
      rows: rows.map(({ id, updatedAt }) => ({ id, updatedAt })),
    });
  const undoable = async (of: string, rows: { id: number; updatedAt: string }[]) => {
    const job = await preview(of, rows, 'inactive');
    await made(`POST /${of}/bulk/start`, { id: job.id, takesLastActive: true });
    await bench.endOfBulk();
    return { id: job.id };
  };
  const factorOf = async (username: string) => {
    const id = await aUser(username);
    await api.asOwner(
      `insert into one_time_code (user_id, name, secret_sealed, last_step) values (${id}, 'Phone', '', 0);
     update app_user set has_factor = true where id = ${id}`,
    );
    return id;
  };

  const anAccount = () =>
    made('POST /service-accounts/create', { name: 'A', scopes: ['channels:read'], expiresAt: null });
  const hooks = { name: 'A', url: 'https://hooks.example.com/changes', kinds: ['channel'] };
  // Inactive, so that nothing is sent.
  const aWebhook = async () => {
    await api.asOwner(
      `insert into webhook (id, name, url, kinds, status, secret_sealed, secret_fingerprint, entry_id, entry_hash)
       values (7, 'B', 'https://hooks.example.com/', '{channel}', 'inactive', '', '', 0, '')`,
    );
    return { id: 7 };
  };
  const aKey = async () => {
    const { id } = await anAccount();
    return made('POST /service-accounts/keys/create', { id });
  };

  /** A call of each kind that asks for a reason, which changes something. */
  const cases: Record<string, AskingCall> = {
    'PUT /merchant/create': { body: async () => ({ merchantName: 'New', status: 'active' }) },
    'PUT /merchant/update': {
      body: async () => ({ id: (await merchant('A')).id, merchantExpansionA: 'B', status: 'active' }),
    },
    'PUT /merchant/status': { body: async () => ({ id: (await merchant('A')).id, status: 'inactive' }) },
    'POST /merchant/bulk/start': {
      body: async () => ({ id: (await preview('merchant', [await merchant('A')], 'inactive')).id }),
    },
    'POST /merchant/bulk/undo': { body: async () => undoable('merchant', [await merchant('A')]) },
    'POST /channel/create': {
      async body() {
        await channelTestBench(api, token).reset();
        return validChannel;
      },
    },
    'PUT /channel/update': {
      body: async () => ({
        id: (await aChannel('A')).id,
        merchantNo: 'B',
        merchantWeight: 7,
        status: 'active',
      }),
    },
    'PUT /channel/weights': {
      body: async () => ({ channels: [{ id: (await aChannel('A')).id, merchantWeight: 7 }] }),
    },
    'POST /channel/delete': { body: async () => ({ id: (await aChannel('A')).id }) },
    'POST /channel/bulk/start': {
      body: async () => ({
        id: (await preview('channel', [await aChannel('A')], 'inactive')).id,
        takesLastActive: true,
      }),
    },
    'POST /channel/bulk/undo': { body: async () => undoable('channel', [await aChannel('A')]) },
    'POST /channel-type/create': { body: async () => ({ code: 'why', name: 'Why' }) },
    'PUT /channel-type/update': {
      body: async () => ({
        id: (await made('POST /channel-type/create', { code: 'why', name: 'A' })).id,
        name: 'B',
      }),
    },
    'POST /channel-type/delete': {
      body: async () => ({ id: (await made('POST /channel-type/create', { code: 'why', name: 'A' })).id }),
    },
    'POST /article/create': { body: async () => ({ title: 'New' }) },
    'POST /article/update': {
      body: async () => ({ id: (await made('POST /article/create', { title: 'A' })).id, title: 'B' }),
    },
    'POST /user/create': {
      body: async () => ({ username: 'newcomer', password: 'a-barometer-of-1923', roleName: 'visitor' }),
    },
    'POST /user/invite': { body: async () => ({ username: 'invited', roleName: 'visitor' }) },
    'PUT /user/update': { body: async () => ({ id: await aUser('named'), introduction: 'Hello' }) },
    'PUT /user/status': { body: async () => ({ id: await aUser('named'), status: 'inactive' }) },
    'POST /user/password-reset': { body: async () => ({ id: await aUser('named') }) },
    'POST /user/confirm-reset': {
      async body() {
        const id = await aUser('named');
        await made('POST /user/password-reset', { id }, asker);
        await api.asOwner(
          `update account_link set needs_code = true, purpose = 'reset' where user_id = ${id}`,
        );
        return { id };
      },
    },
    'POST /user/reset-factors': { body: async () => ({ id: await factorOf('named') }) },
    'POST /user/confirm-factor-reset': {
      async body() {
        const id = await factorOf('named');
        await made('POST /user/reset-factors', { id }, asker);
        return { id };
      },
    },
    'POST /access/end-session': {
      async body() {
        await aUser('named');
        await bench.tokenOf('named');
        const { data } = await call<ListPage<{ sessions: { id: string }[] }>>('POST /access/list', {
          body: { username: 'named' },
        });
        return { id: data.items[0]!.sessions[0]!.id };
      },
    },
    'POST /access/end-sessions': {
      async body() {
        const userId = await aUser('named');
        await bench.tokenOf('named');
        return { userId };
      },
    },
    'POST /role': { body: async () => ({ key: 'why', name: 'Why', routes: [] }) },
    'PUT /role/:id': {
      url: '/role/why',
      async body() {
        await made('POST /role', { key: 'why', name: 'Why', routes: [] });
        return { name: 'Because' };
      },
    },
    'DELETE /role/:id': {
      url: '/role/why',
      async body() {
        await made('POST /role', { key: 'why', name: 'Why', routes: [] });
        return {};
      },
    },
    'POST /service-accounts/create': {
      body: async () => ({ name: 'A', scopes: ['channels:read'], expiresAt: null }),
    },
    'PUT /service-accounts/update': { body: async () => ({ id: (await anAccount()).id, name: 'B' }) },
    'POST /service-accounts/keys/create': { body: async () => ({ id: (await anAccount()).id }) },
    'POST /service-accounts/keys/revoke': { body: async () => ({ id: (await aKey()).id }) },
    'POST /webhooks/create': { body: async () => hooks },
    'PUT /webhooks/update': { body: async () => ({ ...(await aWebhook()), name: 'C' }) },
    'POST /webhooks/secret/roll': { body: aWebhook },
    'POST /webhooks/start-now': { body: aWebhook },
    'PUT /remotes/:remote/releases/:release': {
      url: `/remotes/${remote}/releases/r1`,
      headers: { 'content-type': 'application/gzip' },
      body: async () => packedFiles(filesOf(remote, 'r1')),
    },
    'POST /remotes/publish': { body: async () => releaseOf(remote, 'r1') },
    'POST /remotes/promote': {
      async body() {
        await published('r1');
        return { remote, release: 'r1' };
      },
    },
    'POST /remotes/rollback': {
      async body() {
        await promoted('r1', 'r2');
        return { remote };
      },
    },
    'POST /remotes/disable': {
      async body() {
        await promoted('r1');
        return { remote, reason: 'Broken' };
      },
    },
    'POST /remotes/enable': {
      async body() {
        await promoted('r1');
        await made('POST /remotes/disable', { remote, reason: 'Broken' });
        return { remote };
      },
    },
    'POST /remotes/lock': { body: async () => ({ reason: 'Closing of the year' }) },
    'POST /remotes/unlock': {
      async body() {
        await made('POST /remotes/lock', { reason: 'Closing of the year' });
        return {};
      },
    },
    'PUT /remotes/owners': {
      async body() {
        await published('r1');
        return { remote, owners: ['first'] };
      },
    },
    'POST /remotes/retire': {
      async body() {
        await promoted('r1');
        return { remote, reason: 'Replaced' };
      },
    },
    'POST /remotes/deploy-keys': {
      async body() {
        await published('r1');
        return { remote, label: 'ci' };
      },
    },
    'POST /remotes/deploy-keys/revoke': {
      body: async () => ({ id: (await made('POST /remotes/deploy-keys', { remote, label: 'ci' })).id }),
    },
    ...keyPairCalls({ of: 'merchant', owner: () => merchant('A'), made }),
    ...keyPairCalls({ of: 'channel', owner: () => aChannel('A'), made }),
    'PUT /approvals/policy': { body: async () => ({ rules: { bulk: 'other-user' } }) },
  };

  return { call, made, merchant, preview, cases };
}
