import type { FieldChange } from '@backoffice/contract';
import type { KeyPair, PairName } from '@backoffice/contract/key-pair';
import type pg from 'pg';
import type { StoredPair } from './key-pairs.repository';

/** The current pair of an owner, as its own columns have it; keys that are missing are empty. */
export interface CurrentPair {
  publicKey: string;
  /** Null for texts that are no keys. */
  fingerprint: Buffer | null;
  sealed: string;
  createdAt: string;
  /** The fingerprints by the names of the fields in the history of the owner. */
  history: Readonly<Record<string, Buffer | null>>;
}

/** A merchant or channel with its current pairs. */
interface KeyOwner {
  id: number;
  updatedAt: string;
  name: string;
  current: Partial<Record<PairName, CurrentPair>>;
}

export interface OwnerWithPairs extends KeyOwner {
  /** The pairs beside the current ones. */
  stored: readonly StoredPair[];
}

/** A pair that takes over. */
export interface NewPair {
  pair: PairName;
  publicKey: string;
  privateKey: string;
  fingerprint: Buffer;
}

/** The names of the fields of other pairs in the history of their owner. */
interface PairFields {
  next: string;
  former: string;
}

/** A kind of row that has key pairs. */
export interface KeyOwnerArea {
  subject: 'merchant' | 'channel';
  fields: Partial<Record<PairName, PairFields>>;
  /** Returns the owner and locks it until the transaction ends. */
  lock(transaction: pg.ClientBase, id: number): Promise<KeyOwner | null>;
  /** Returns the associated data of the private key in the owner's column. */
  contextOf(pair: PairName, id: number): string;
  /** Replaces the current pair, with a new version of the owner. */
  replace(transaction: pg.ClientBase, id: number, pair: NewPair & { sealed: string }): Promise<unknown>;
  /** Gives the owner a new version. */
  touch(transaction: pg.ClientBase, id: number): Promise<unknown>;
  /** Stores the end of the last former pair with the owner, for its list. */
  noteEnd(transaction: pg.ClientBase, id: number): Promise<unknown>;
}

const hex = (fingerprint: Buffer | null | undefined) => fingerprint?.toString('hex') ?? null;

/** Returns the pairs of one name and state. */
export function pairsIn(
  stored: readonly StoredPair[],
  pair: PairName,
  state: StoredPair['state'],
): StoredPair[] {
  return stored.filter((each) => each.pair === pair && each.state === state);
}

/** The history of an owner contains the fingerprints of its pairs. */
export function pairSnapshot(
  { fields }: Pick<KeyOwnerArea, 'fields'>,
  { current, stored }: OwnerWithPairs,
): Record<string, FieldChange['from']> {
  const values: Record<string, FieldChange['from']> = {};
  for (const [pair, names] of Object.entries(fields) as [PairName, PairFields][]) {
    for (const [name, fingerprint] of Object.entries(current[pair]?.history ?? {}))
      values[name] = hex(fingerprint);
    values[names.next] = hex(pairsIn(stored, pair, 'next')[0]?.fingerprint);
    const formers = pairsIn(stored, pair, 'former').map(
      ({ fingerprint, validUntil }) => `${hex(fingerprint)} ${validUntil?.slice(0, 10)}`,
    );
    values[names.former] = formers.join(', ') || null;
  }
  return values;
}

interface PresentedOwner extends Pick<OwnerWithPairs, 'stored'> {
  current: Partial<Record<PairName, Pick<CurrentPair, 'publicKey' | 'fingerprint' | 'createdAt'>>>;
}

const order = { current: 0, next: 1, former: 2 };

/** Returns all pairs of an owner for clients: the current one of each name first, former ones by their end, latest first. */
export function presentPairs({ current, stored }: PresentedOwner, now = Date.now()): KeyPair[] {
  const pairs: KeyPair[] = [];
  for (const [pair, { publicKey, fingerprint, createdAt }] of Object.entries(current) as [
    PairName,
    Omit<CurrentPair, 'sealed' | 'history'>,
  ][]) {
    if (!fingerprint) continue;
    const own = pairsIn(stored, pair, 'current').find((each) => each.fingerprint.equals(fingerprint));
    pairs.push({
      pair,
      state: 'current',
      fingerprint: fingerprint.toString('hex'),
      publicKey: publicKey || null,
      createdAt: own?.createdAt ?? createdAt,
      validUntil: null,
    });
  }
  for (const { pair, state, publicKey, fingerprint, createdAt, validUntil } of stored) {
    if (state === 'current' || (validUntil !== null && Date.parse(validUntil) <= now)) continue;
    const key = { fingerprint: fingerprint.toString('hex'), publicKey: publicKey || null };
    pairs.push({ pair, state, ...key, createdAt, validUntil });
  }
  return pairs.sort(
    (one, other) =>
      one.pair.localeCompare(other.pair) ||
      order[one.state] - order[other.state] ||
      (other.validUntil ?? '').localeCompare(one.validUntil ?? ''),
  );
}
