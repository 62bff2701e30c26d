import type {
  ServiceAccount,
  serviceAccountCreateRequest,
  serviceAccountUpdateRequest,
} from '@backoffice/contract/service-accounts';
import { scopesBeyond } from '@backoffice/contract/service-account-values';
import type pg from 'pg';
import type * as z from 'zod/mini';
import type { Caller } from '../../../platform/http/caller';
import type { SentKey } from '../../../platform/idempotency/create-keys';
import { auditedWrites } from '../../../platform/write/audited-writes';
import {
  type AccountValues,
  refuseChangeBeyond,
  refuseName,
  refusePastEnd,
  refuseScopesBeyond,
} from './service-account-rules';
import {
  type AccountRow,
  findAccount,
  insertAccount,
  listAccounts,
  lockAccount,
  updateAccount,
} from './service-accounts.repository';

type CreateRequest = z.output<typeof serviceAccountCreateRequest>;
type UpdateRequest = z.output<typeof serviceAccountUpdateRequest>;

/** An account in its history; keys are recorded when they are issued and revoked. */
const snapshotOf = ({ name, description, scopes, status, expiresAt }: AccountRow) => ({
  name,
  description,
  scopes: scopes.join(', '),
  status,
  expiresAt,
});

/** Returns an account for a caller. */
const presentAccount = (account: AccountRow, { permissions }: Caller): ServiceAccount => ({
  ...account,
  beyondOwn: scopesBeyond(permissions, account.scopes).length > 0,
});

const given = <T>(value: T | undefined, otherwise: T): T => (value === undefined ? otherwise : value);

export class ServiceAccounts {
  private readonly writes;

  constructor(private readonly pool: pg.Pool) {
    this.writes = auditedWrites<AccountRow>(pool, {
      subject: 'service account',
      // One id names one caller, a user or a service account.
      table: 'app_user',
      find: findAccount,
      lock: lockAccount,
      snapshot: snapshotOf,
      name: ({ name }) => name,
    });
  }

  async list(caller: Caller): Promise<ServiceAccount[]> {
    return (await listAccounts(this.pool)).map((account) => presentAccount(account, caller));
  }

  async create(caller: Caller, key: SentKey | undefined, request: CreateRequest): Promise<ServiceAccount> {
    refuseScopesBeyond(caller, request.scopes);
    const created = await this.writes.create({ author: caller, key, request }, async () => {
      refusePastEnd(request.expiresAt);
      return async (transaction, id) => {
        await refuseName(transaction, id, request.name);
        return insertAccount(transaction, { ...request, id, createdBy: caller.userId });
      };
    });
    return presentAccount(created, caller);
  }

  async change(caller: Caller, request: UpdateRequest): Promise<ServiceAccount> {
    const { id, updatedAt, reason, ...change } = request;
    const changed = await this.writes.change({
      author: caller,
      by: id,
      updatedAt,
      reason,
      check: async (_transaction, before) => {
        const after: AccountValues = {
          name: given(change.name, before.name),
          description: given(change.description, before.description),
          scopes: given<string[]>(change.scopes, before.scopes),
          expiresAt: given(change.expiresAt, before.expiresAt),
          status: given(change.status, before.status),
        };
        refuseChangeBeyond(caller, before, after);
        if (after.expiresAt !== before.expiresAt) refusePastEnd(after.expiresAt);
        return after;
      },
      write: async (transaction, before, after) => {
        if (after.name !== before.name) await refuseName(transaction, id, after.name);
        return updateAccount(transaction, { ...after, id });
      },
    });
    return presentAccount(changed, caller);
  }
}
