import type {
  Webhook,
  webhookCreateRequest,
  WebhookCreateResponse,
  webhookUpdateRequest,
} from '@backoffice/contract/webhooks';
import { FORMER_SECRET_HOURS, mayDirectChanges, WEBHOOKS_MAX } from '@backoffice/contract/webhook-values';
import type pg from 'pg';
import type * as z from 'zod/mini';
import type { Keyring } from '../../platform/encryption/keyring';
import type { Caller } from '../../platform/http/caller';
import { refusedField } from '../../platform/http/http-error';
import type { SentKey } from '../../platform/idempotency/create-keys';
import { auditedWrites } from '../../platform/write/audited-writes';
import { newestPosition } from '../changes/changes.repository';
import type { ReceiverAddresses } from './receiver-addresses';
import { newSecret } from './webhook-secrets';
import {
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  lockWebhookNames,
  otherWebhooks,
  replaceSecret,
  startWebhook,
  updateWebhook,
  type WebhookRow,
} from './webhooks.repository';

type CreateRequest = z.output<typeof webhookCreateRequest>;
type UpdateRequest = z.output<typeof webhookUpdateRequest>;

/** A webhook in its history. */
const snapshotOf = ({
  name,
  url,
  description,
  kinds,
  status,
  stoppedFor,
  secretFingerprint,
  entryId,
}: WebhookRow) => ({
  name,
  url,
  description,
  kinds: kinds.join(', '),
  status,
  stoppedFor,
  // The secret is in no entry.
  secret: secretFingerprint,
  sentUntil: entryId,
});

function presentWebhook({
  failure,
  httpStatus,
  failingSince,
  nextAt,
  secretFingerprint: _secret,
  entryId: _entry,
  ...shown
}: WebhookRow): Webhook {
  const failing = failure && failingSince ? { failure, httpStatus, since: failingSince, nextAt } : null;
  return { ...shown, failing };
}

/**
 * Refuses to direct changes to an address by a user who may not read them.
 *
 * @throws HttpError 400, because a client takes a 403 for the end of its session
 */
function refuseBeyond({ permissions }: Pick<Caller, 'permissions'>, path: 'id' | 'kinds'): void {
  if (!mayDirectChanges(permissions)) throw refusedField(400, path, 'webhook-beyond-own');
}

/**
 * Refuses a name that another webhook has, and a webhook beyond the limit. No other name is written until the transaction ends.
 */
async function refuseName(transaction: pg.ClientBase, id: number, name: string): Promise<void> {
  await lockWebhookNames(transaction);
  const { count, isTaken } = await otherWebhooks(transaction, { id, name });
  if (count >= WEBHOOKS_MAX) throw refusedField(409, 'name', 'webhooks-too-many', { most: WEBHOOKS_MAX });
  if (isTaken) throw refusedField(409, 'name', 'webhook-name-taken');
}

export class Webhooks {
  private readonly writes;

  constructor(
    private readonly pool: pg.Pool,
    private readonly keyring: Keyring,
    private readonly addresses: ReceiverAddresses,
  ) {
    this.writes = auditedWrites<WebhookRow>(pool, {
      subject: 'webhook',
      find: findWebhook,
      lock: lockWebhook,
      snapshot: snapshotOf,
      name: ({ name }) => name,
    });
  }

  async list(): Promise<Webhook[]> {
    return (await listWebhooks(this.pool)).map(presentWebhook);
  }

  async create(
    caller: Caller,
    key: SentKey | undefined,
    request: CreateRequest,
  ): Promise<WebhookCreateResponse> {
    refuseBeyond(caller, 'kinds');
    this.refuseAddress(request.url);
    let secret: string | null = null;
    const created = await this.writes.create({ author: caller, key, request }, async () => {
      const sealer = await this.keyring.sealer();
      const position = await this.startPosition();
      const made = newSecret();
      return async (transaction, id) => {
        await refuseName(transaction, id, request.name);
        secret = made.secret;
        return insertWebhook(transaction, {
          ...request,
          ...position,
          ...made.stored(id, sealer),
          createdBy: caller.userId,
        });
      };
    });
    return { ...presentWebhook(created), secret };
  }

  async change(caller: Caller, request: UpdateRequest): Promise<Webhook> {
    const { id, updatedAt, reason, ...change } = request;
    const changed = await this.writes.change({
      author: caller,
      by: id,
      updatedAt,
      reason,
      check: async () => {
        const { status, ...others } = change;
        const onlyStops = status === 'inactive' && Object.keys(others).length === 0;
        if (!onlyStops) refuseBeyond(caller, 'id');
        if (change.url !== undefined) this.refuseAddress(change.url);
      },
      write: async (transaction, before) => {
        const after = { ...before, ...change };
        if (after.name !== before.name) await refuseName(transaction, id, after.name);
        return updateWebhook(transaction, after);
      },
    });
    return presentWebhook(changed);
  }

  /** Replaces the secret; the former one signs, too, for a while. */
  async replaceSecret(caller: Caller, id: number): Promise<{ secret: string }> {
    const sealer = await this.keyring.sealer();
    const { secret, stored } = newSecret();
    await this.act(caller, id, (transaction) =>
      replaceSecret(transaction, { hours: FORMER_SECRET_HOURS, ...stored(id, sealer) }),
    );
    return { secret };
  }

  /** Activates a webhook after the newest entry of the log. */
  async startNow(caller: Caller, id: number): Promise<Webhook> {
    const position = await this.startPosition();
    return this.act(caller, id, (transaction) => startWebhook(transaction, { id, ...position }));
  }

  private async act(
    author: Caller,
    by: number,
    write: (transaction: pg.ClientBase) => Promise<WebhookRow>,
  ): Promise<Webhook> {
    const check = async () => refuseBeyond(author, 'id');
    return presentWebhook(await this.writes.change({ author, by, updatedAt: undefined, check, write }));
  }

  /** The position of the newest change, after which a webhook begins. */
  private async startPosition() {
    const { id: entryId, hash: entryHash } = await newestPosition(this.pool);
    return { entryId, entryHash };
  }

  private refuseAddress(url: string): void {
    if (!this.addresses.permits(new URL(url))) throw refusedField(400, 'url', 'webhook-address');
  }
}
