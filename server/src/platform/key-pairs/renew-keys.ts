import type { KeyPairs } from '@backoffice/contract/key-pairs';
import type { PairName } from '@backoffice/contract/key-pair';
import { FORMER_PAIRS_MAX } from '@backoffice/contract/key-pair-values';
import type pg from 'pg';
import { createBudget } from '../admission/budget';
import { fieldChanges, insertAuditEntry } from '../audit/audit.repository';
import { nextId } from '../database/new-rows';
import { inTransaction, type Queryable } from '../database/transaction';
import { keyFingerprint } from '../encryption/key-fingerprint';
import type { Keyring, Sealer } from '../encryption/keyring';
import type { PrivateKeys } from '../encryption/private-keys';
import { provePair, publicHalfOf } from '../encryption/prove-pair';
import type { Caller } from '../http/caller';
import { missingRow, refusal, refusedField, staleRow } from '../http/http-error';
import { readPrivateKey } from '../key-reads/key-reads';
import { auditedWrites } from '../write/audited-writes';
import {
  type KeyOwnerArea,
  type NewPair,
  type OwnerWithPairs,
  pairsIn,
  pairSnapshot,
  presentPairs,
} from './key-owner';
import {
  deleteNext,
  endFormer,
  endPair,
  insertNext,
  keepFormer,
  markCurrent,
  ownersWithEnd,
  sealedPairColumn,
  type StoredPair,
  storedPairs,
} from './key-pairs.repository';

interface RenewalRequest {
  id: number;
  pair: PairName;
  updatedAt: string;
  reason?: string | undefined;
}
export interface PairRequest extends RenewalRequest {
  fingerprint: string;
}
export interface SwitchRequest extends PairRequest {
  days: number;
}

/** A stored pair that takes over, and the days for which the one before it stays valid. */
interface Switch {
  target: StoredPair;
  days: number;
  sealer: Sealer;
}

/** Number of owners in one run of the job that ends former pairs. */
const OWNERS_AT_ONCE = 100;

interface KeyServices {
  pool: pg.Pool;
  keyring: Keyring;
  privateKeys: PrivateKeys;
}

export type KeyRenewals = ReturnType<typeof renewKeys>;

/**
 * Renews the key pairs of one kind of owner: a next pair is prepared beside the current one, and takes over once it has proved
 * itself; the pair before it stays valid until a set date, and can return until then.
 */
export function renewKeys({ pool, keyring, privateKeys }: KeyServices, area: KeyOwnerArea) {
  const { subject } = area;
  const spendKey = createBudget(pool, 'privateKeysPerUser');

  async function lock(transaction: pg.ClientBase, id: number): Promise<OwnerWithPairs | null> {
    const owner = await area.lock(transaction, id);
    return owner && { ...owner, stored: await storedPairs(transaction, { owner: subject, ownerId: id }) };
  }
  const read = (id: number) => inTransaction(pool, (transaction) => lock(transaction, id));

  const writes = auditedWrites<OwnerWithPairs>(pool, {
    subject,
    find: (_db: Queryable, id) => read(id),
    lock,
    snapshot: (owner) => pairSnapshot(area, owner),
    name: ({ name }) => name,
  });

  /** @throws HttpError 404, 409 as the change itself would, before anything slow */
  async function current({ id, updatedAt }: RenewalRequest): Promise<OwnerWithPairs> {
    const owner = await read(id);
    if (!owner) throw missingRow(subject, id);
    if (Date.parse(updatedAt) !== Date.parse(owner.updatedAt)) throw staleRow(subject, owner.updatedAt);
    return owner;
  }

  async function change(
    caller: Caller,
    { id, updatedAt, reason }: RenewalRequest,
    write: (transaction: pg.ClientBase, owner: OwnerWithPairs) => Promise<unknown>,
  ): Promise<KeyPairs> {
    const after = await writes.change({
      author: caller,
      by: id,
      updatedAt,
      reason,
      async write(transaction, before) {
        await write(transaction, before);
        return (await lock(transaction, id))!;
      },
    });
    return { id, updatedAt: after.updatedAt, keys: presentPairs(after) };
  }

  function refuseKnown(
    { current: pairs, stored }: OwnerWithPairs,
    pair: PairName,
    fingerprint: Buffer,
  ): void {
    const known = [pairs[pair], ...stored.filter((each) => each.pair === pair && each.state !== 'current')];
    if (known.some((each) => each?.fingerprint?.equals(fingerprint)))
      throw refusedField(400, 'publicKey', 'key-pair-known');
  }

  function refuseSecondNext({ stored }: OwnerWithPairs, pair: PairName): void {
    if (pairsIn(stored, pair, 'next').length > 0) throw refusal(409, 'key-next-exists');
  }

  /** Keeps the current pair as a former one, for the given days. */
  async function keepCurrent(
    transaction: pg.ClientBase,
    owner: OwnerWithPairs,
    { target, days, sealer }: Switch,
  ): Promise<void> {
    const { id: ownerId, stored } = owner;
    const { pair } = target;
    const { fingerprint, sealed, publicKey, createdAt } = owner.current[pair] ?? {};
    const isCurrent = (each: StoredPair) => fingerprint?.equals(each.fingerprint) ?? false;
    const row = pairsIn(stored, pair, 'current').find(isCurrent);
    // An earlier release has replaced the pair of this row, or has set a former one again.
    const outdated = stored.filter(
      (each) =>
        each.pair === pair &&
        each !== row &&
        (each.state === 'current' || (each.state === 'former' && isCurrent(each))),
    );
    for (const { id } of outdated) await endPair(transaction, { id });
    if (!fingerprint || createdAt === undefined) return;
    const formers = pairsIn(stored, pair, 'former').filter(({ id }) => id !== target.id);
    if (days > 0 && formers.length >= FORMER_PAIRS_MAX)
      throw refusal(409, 'key-formers-too-many', { most: FORMER_PAIRS_MAX });
    const opener = await keyring.opener([sealed], transaction);
    const privateKey = sealed ? readPrivateKey(opener, sealed, area.contextOf(pair, ownerId)) : null;
    const id = row?.id ?? (await nextId(transaction, 'key_renewal'));
    const isKept = days > 0 && privateKey !== null;
    await keepFormer(transaction, {
      id,
      owner: subject,
      ownerId,
      pair,
      publicKey: publicKey || (privateKey === null ? '' : publicHalfOf(privateKey)),
      fingerprint,
      sealed: isKept ? sealer.encrypt(privateKey, sealedPairColumn.contextOf(id)) : '',
      createdAt: row?.createdAt ?? createdAt,
      days,
    });
  }

  /** Makes a stored pair the current one. */
  async function switchTo(transaction: pg.ClientBase, owner: OwnerWithPairs, change: Switch): Promise<void> {
    const { id: ownerId } = owner;
    const { target, sealer } = change;
    const { id, pair, publicKey, fingerprint, sealed } = target;
    const opener = await keyring.opener([sealed], transaction);
    const privateKey = readPrivateKey(opener, sealed, sealedPairColumn.contextOf(id));
    if (privateKey === null) throw refusal(409, 'key-unreadable');
    if (target.state === 'next' && !(await provePair({ publicKey, privateKey })))
      throw refusal(409, 'key-pair-unproved');
    if (!owner.current[pair]?.fingerprint?.equals(fingerprint)) await keepCurrent(transaction, owner, change);
    await markCurrent(transaction, { id });
    const column = sealer.encrypt(privateKey, area.contextOf(pair, ownerId));
    await area.replace(transaction, ownerId, { pair, publicKey, privateKey, fingerprint, sealed: column });
    await area.noteEnd(transaction, ownerId);
  }

  const named = (
    { stored }: OwnerWithPairs,
    { pair, fingerprint }: PairRequest,
    state: StoredPair['state'],
  ) => pairsIn(stored, pair, state).find((each) => each.fingerprint.toString('hex') === fingerprint);

  function nextOf(owner: OwnerWithPairs, request: PairRequest): StoredPair {
    const next = named(owner, request, 'next');
    if (!next) throw refusal(409, 'key-next-missing');
    return next;
  }

  /** Ends the former pairs of one owner whose end has come. */
  const endOf = (id: number) =>
    inTransaction(pool, async (transaction) => {
      const before = await lock(transaction, id);
      if (!before || (await endFormer(transaction, { owner: subject, ownerId: id })) === 0) return;
      await area.noteEnd(transaction, id);
      const after = (await lock(transaction, id))!;
      await insertAuditEntry(transaction, {
        author: null,
        subject,
        subjectId: id,
        subjectName: before.name,
        action: 'update',
        changes: fieldChanges(pairSnapshot(area, before), pairSnapshot(area, after)),
      });
    });

  return {
    /** Stores a next pair: the given one, or a new one of the server. */
    async prepare(
      caller: Caller,
      request: RenewalRequest,
      given?: Pick<NewPair, 'publicKey' | 'privateKey'>,
    ): Promise<KeyPairs> {
      const { pair } = request;
      const owner = await current(request);
      refuseSecondNext(owner, pair);
      if (given && !(await provePair(given))) throw refusedField(400, 'privateKey', 'key-pair-unproved');
      if (!given) await spendKey(caller.userId);
      const privateKey = given?.privateKey ?? (await privateKeys.take(caller.userId));
      const publicKey = given?.publicKey ?? publicHalfOf(privateKey);
      const fingerprint = keyFingerprint(publicKey)!;
      const sealer = await keyring.sealer();
      return change(caller, request, async (transaction, locked) => {
        refuseSecondNext(locked, pair);
        refuseKnown(locked, pair, fingerprint);
        const id = await nextId(transaction, 'key_renewal');
        const sealed = sealer.encrypt(privateKey, sealedPairColumn.contextOf(id));
        const row = { id, owner: subject, ownerId: request.id, pair, publicKey, fingerprint, sealed };
        await insertNext(transaction, row);
        await area.touch(transaction, request.id);
      });
    },

    discard: (caller: Caller, request: PairRequest): Promise<KeyPairs> =>
      change(caller, request, async (transaction, owner) => {
        await deleteNext(transaction, { id: nextOf(owner, request).id });
        await area.touch(transaction, request.id);
      }),

    /** The next pair takes over, once its private key has signed for its public one. */
    async activate(caller: Caller, request: SwitchRequest): Promise<KeyPairs> {
      const sealer = await keyring.sealer(2);
      return change(caller, request, (transaction, owner) =>
        switchTo(transaction, owner, { target: nextOf(owner, request), days: request.days, sealer }),
      );
    },

    /** A former pair becomes current again, while it is valid. */
    async goBack(caller: Caller, request: SwitchRequest): Promise<KeyPairs> {
      const sealer = await keyring.sealer(2);
      return change(caller, request, async (transaction, owner) => {
        const former = named(owner, request, 'former');
        const isValid = former && former.sealed !== '' && Date.parse(former.validUntil!) > Date.now();
        if (!isValid) throw refusal(409, 'key-former-missing');
        await switchTo(transaction, owner, { target: former, days: request.days, sealer });
      });
    },

    /** Returns what an activation would do, for its approver. */
    async examine(request: SwitchRequest) {
      const owner = await current(request);
      const next = nextOf(owner, request);
      const to = next.fingerprint.toString('hex');
      const history = Object.entries(owner.current[request.pair]?.history ?? {});
      return {
        subject,
        name: owner.name,
        id: request.id,
        changes: [
          ...history.map(([field, from]) => ({ field, from: from?.toString('hex') ?? null, to })),
          { field: 'formerDays', from: null, to: request.days },
        ],
      };
    },

    /** Returns the encrypted private key of the next pair, with its associated data; null where there is none. */
    async nextSealed(id: number, pair: PairName): Promise<{ sealed: string; context: string } | null> {
      const stored = await storedPairs(pool, { owner: subject, ownerId: id });
      const [next] = pairsIn(stored, pair, 'next');
      return next ? { sealed: next.sealed, context: sealedPairColumn.contextOf(next.id) } : null;
    },

    /** Ends the former pairs whose end has come. */
    async endFormerPairs(): Promise<void> {
      const owners = await ownersWithEnd(pool, { owner: subject, limit: OWNERS_AT_ONCE });
      for (const { id } of owners) await endOf(id);
    },
  };
}
