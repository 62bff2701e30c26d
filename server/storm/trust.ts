import { approvalPaths, APPROVERS_MIN } from '@backoffice/contract/approval-values';
import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import { setTimeout as pause } from 'node:timers/promises';
import { startDatabaseProcess } from '../harness/database-process';
import { join } from 'node:path';
import { as, insist, type Person, send, signIn } from '../harness/call';
import { type Installation, startInstallation } from '../harness/installation';
import { randomFrom } from '../harness/random';
import { until } from '../harness/until';
import { ADMINISTRATOR, apiSettings } from './installation';
import type { Report } from './report';
import type { Scenario } from './scenario';

const KILLS = 50;
/** Both approvers decide, and the processes are killed at a random moment of the change. */
const KILL_WITHIN_MS = 40;
const AGAIN_AFTER_MS = 100;
/** The weights of the changes, in turn: each moves traffic between two channels. */
const WEIGHTS = [3, 1] as const;
/** The first asks; each other one may approve. */
const USERS = Array.from({ length: APPROVERS_MIN }, (_, at) => `storm-user-${at}`);

const setUp = `
  insert into channel_type (code, name, name_zh, name_es, name_ja)
  values ('alipay', 'Alipay', '支付宝', 'Alipay', 'Alipay') on conflict do nothing;
  insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status)
  select id, 1, 'N' || id, 'alipay', 1, 'active' from generate_series(1, 2) as id;
  insert into channel_detail (channel_id, expansion) select id, '{}' from channel;
  insert into app_user (username, password_hash, role_key)
  select name, password_hash, role_key from app_user, unnest(array['${USERS.join("','")}']) as name
  where username = '${ADMINISTRATOR.username}'`;

/** Reveals one key after another, each for a reason of its own, until `over`. @returns the reasons whose key was answered */
async function revealKeys(openPort: () => number, clerk: Person, over: AbortSignal): Promise<string[]> {
  const answered: string[] = [];
  for (let number = 1; !over.aborted; number += 1) {
    const reason = `Reveal ${number}`;
    const call = { method: 'POST', path: keyRevealPaths.merchant, body: { id: 1, reason } } as const;
    const { status, data } = await send(openPort(), { ...call, headers: as(clerk) });
    if (status === 200 && typeof data.privateKey === 'string') answered.push(reason);
    else await pause(AGAIN_AFTER_MS);
  }
  return answered;
}

async function play({ check, say }: Report, installation: Installation, seed: number): Promise<void> {
  const { apis, ask, killApis, port } = installation;
  const random = randomFrom(seed);
  const openPort = () => apis.map((api) => api.port()).find((found) => found !== null) ?? 0;
  const administrator = await signIn(port(), ADMINISTRATOR);
  const merchant = { merchantName: 'Storm', status: 'active' };
  const created = {
    method: 'PUT',
    path: '/merchant/create',
    body: merchant,
    headers: as(administrator),
  } as const;
  check('Merchant', (await insist<{ id: number }>(port(), created)).id, 1);
  await ask(setUp);
  const { password } = ADMINISTRATOR;
  const people: Person[] = [];
  for (const username of USERS) people.push(await signIn(port(), { username, password }));
  const [asker, ...approvers] = people as [Person, ...Person[]];
  const rules = { weights: 'other-user' };
  const policy = { method: 'PUT', path: approvalPaths.policy, headers: as(administrator) } as const;
  await insist(port(), { ...policy, body: { rules, sharePoints: 0 } });

  const over = new AbortController();
  const revealing = revealKeys(openPort, administrator, over.signal);

  async function askFor(merchantWeight: number): Promise<number> {
    const [channel] = await ask<{ updatedAt: Date }>(
      `select updated_at as "updatedAt" from channel where id = 1`,
    );
    const channels = [{ id: 1, merchantWeight, ...channel! }];
    const headers = { ...as(asker), 'x-approval-reason': 'Storm' };
    const { status, reason } = await send(port(), {
      method: 'PUT',
      path: '/channel/weights',
      body: { channels },
      headers,
    });
    if (reason !== 'approval-pending') throw new Error(`The change was answered ${status} ${reason}`);
    const [request] = await ask<{ id: number }>('select max(id)::int as id from approval_request');
    return request!.id;
  }
  const approve = (id: number) => {
    const body = { ids: [id], decision: 'approve' };
    return approvers.map((approver) =>
      send(openPort(), { method: 'POST', path: approvalPaths.decide, body, headers: as(approver) }),
    );
  };
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const id = await askFor(WEIGHTS[(kill - 1) % WEIGHTS.length]!);
    const decided = approve(id);
    await pause(random.between(0, KILL_WITHIN_MS));
    await killApis();
    await Promise.all(decided);
    await until(async () => {
      const [request] = await ask<{ state: string }>('select state from approval_request where id = $1', [
        id,
      ]);
      if (request!.state === 'waiting') await Promise.all(approve(id));
      return request!.state !== 'waiting' && request!.state !== 'approved';
    });
  }
  over.abort();
  const answered = await revealing;

  const states = await ask<{ state: string; n: number }>(
    'select state, count(*)::int as n from approval_request group by state',
  );
  check('Requests', states, [{ state: 'done', n: KILLS }]);
  const changes = await ask<{ n: number }>(
    `select count(*)::int as n from audit_entry where subject = 'channel' and subject_id = 1 and action = 'update'`,
  );
  check('Changes in the audit log', changes[0]!.n, KILLS);
  const [channel] = await ask<{ weight: number }>(
    'select merchant_weight as weight from channel where id = 1',
  );
  check('Weight', channel!.weight, WEIGHTS[(KILLS - 1) % WEIGHTS.length]);

  const lines = await ask<{ reason: string; n: number }>(
    'select reason, count(*)::int as n from key_read where reason is not null group by reason',
  );
  const logged = new Set(lines.map(({ reason }) => reason));
  say(`${answered.length} keys revealed, ${lines.length} lines in the log.`);
  check('Keys revealed without a line', answered.filter((reason) => !logged.has(reason)).length, 0);
  check('Reveals with several lines', lines.filter(({ n }) => n > 1).length, 0);
}

/** Approved changes are made once each, and no key is revealed without a line in the log, while the processes are killed. */
export const trust: Scenario = {
  play: (report, { seed }) =>
    report.within(
      () =>
        startInstallation({
          startDatabase: (folder) => startDatabaseProcess(join(folder, 'data')),
          env: { ...apiSettings, KEY_DISPLAY: 'masked', STEP_UP_SECONDS: '0' },
        }),
      (started) => play(report, started, seed),
    ),
};
