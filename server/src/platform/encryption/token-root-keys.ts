import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { RootToken } from '../settings/root-token-settings';
import { ROOT_ID_DIGITS, type RootKey, wrappingContext } from './root-keys';

// PKCS#11 2.40, https://docs.oasis-open.org/pkcs11/pkcs11-base/v2.40/os/pkcs11-base-v2.40-os.html
const OS_LOCKING = 2;
const SERIAL_SESSION = 4;
const USER = 1;
const CLASS = 0x0;
const LABEL = 0x3;
const SECRET_KEY = 4;
const AES_ECB = 0x1081;
const AES_GCM = 0x1087;
const OK = 0;
const ALREADY_LOGGED_IN = 0x100;
const ALREADY_INITIALIZED = 0x191;

const MAX_SLOTS = 64;
const TOKEN_INFO_BYTES = 512;
const LABEL_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** One block. Its encrypted form identifies the key, and no counter of a wrapping comes near it. */
const PROBE = Buffer.from('back-office root');

interface Session {
  handle: number;
  /** The handles of the keys, by label. */
  keys: ReadonlyMap<string, number>;
}

interface Mechanism {
  mechanism: number;
  parameter: object | null;
  length: number;
}

type Call = (...given: unknown[]) => Promise<number>;

/** Loads the token's library. The calls run on threads of their own, because a token may be in the network. */
async function loadLibrary(path: string) {
  const { default: koffi } = await import('koffi').catch((cause: unknown) => {
    throw new Error('ROOT_KEY_PKCS11_MODULE cannot be used on this platform.', {
      cause,
    });
  });
  const gcm = koffi.struct({
    iv: 'uint8_t *',
    ivLength: 'ulong',
    ivBits: 'ulong',
    aad: 'uint8_t *',
    aadLength: 'ulong',
    tagBits: 'ulong',
  });
  const mechanism = koffi.struct({ mechanism: 'ulong', parameter: koffi.pointer(gcm), length: 'ulong' });
  const attribute = koffi.struct({ type: 'ulong', value: 'uint8_t *', length: 'ulong' });
  const start = koffi.struct({
    createMutex: 'void *',
    destroyMutex: 'void *',
    lockMutex: 'void *',
    unlockMutex: 'void *',
    flags: 'ulong',
    reserved: 'void *',
  });
  const library = loaded(() => koffi.load(path), path);
  const handle = koffi.out('ulong *');
  const size = koffi.inout('ulong *');
  const declare = (name: string, ...types: Parameters<typeof koffi.sizeof>[0][]): Call =>
    promisify(library.func(name, 'ulong', types).async) as Call;
  return {
    gcmBytes: koffi.sizeof(gcm),
    initialize: declare('C_Initialize', koffi.pointer(start)),
    slots: declare('C_GetSlotList', 'uint8_t', 'void *', size),
    tokenInfo: declare('C_GetTokenInfo', 'ulong', 'void *'),
    openSession: declare('C_OpenSession', 'ulong', 'ulong', 'void *', 'void *', handle),
    closeSession: declare('C_CloseSession', 'ulong'),
    login: declare('C_Login', 'ulong', 'ulong', 'uint8_t *', 'ulong'),
    findInit: declare('C_FindObjectsInit', 'ulong', koffi.pointer(attribute), 'ulong'),
    find: declare('C_FindObjects', 'ulong', 'void *', 'ulong', handle),
    findFinal: declare('C_FindObjectsFinal', 'ulong'),
    encryptInit: declare('C_EncryptInit', 'ulong', koffi.pointer(mechanism), 'ulong'),
    encrypt: declare('C_Encrypt', 'ulong', 'uint8_t *', 'ulong', 'void *', size),
    decryptInit: declare('C_DecryptInit', 'ulong', koffi.pointer(mechanism), 'ulong'),
    decrypt: declare('C_Decrypt', 'ulong', 'uint8_t *', 'ulong', 'void *', size),
  };
}

function loaded<T>(load: () => T, path: string): T {
  try {
    return load();
  } catch (cause) {
    throw new Error(`The library of ROOT_KEY_PKCS11_MODULE cannot be loaded: ${path}.`, { cause });
  }
}

type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** @throws Error when the token answers anything else than OK or one of `allowed` */
async function expectOk(what: string, answer: Promise<number>, ...allowed: number[]): Promise<void> {
  const code = await answer;
  if (code !== OK && !allowed.includes(code))
    throw new Error(`The token could not ${what} (PKCS#11 code 0x${code.toString(16)}).`);
}

function numberBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(value);
  return bytes;
}

async function findKey(library: Library, session: number, label: string): Promise<number> {
  const attributes = [
    { type: CLASS, value: numberBytes(SECRET_KEY), length: 8 },
    { type: LABEL, value: Buffer.from(label), length: Buffer.byteLength(label) },
  ];
  await expectOk('search keys', library.findInit(session, attributes, attributes.length));
  const found = new BigUint64Array(2);
  const count = [0];
  await expectOk('search keys', library.find(session, found, found.length, count));
  await expectOk('search keys', library.findFinal(session));
  if (count[0] === 1) return Number(found[0]);
  throw new Error(`The token has ${count[0] ? 'several keys' : 'no key'} with the label ${label}.`);
}

async function openSession(library: Library, { token, labels, pin }: RootToken): Promise<Session> {
  const slots = new BigUint64Array(MAX_SLOTS);
  const count = [MAX_SLOTS];
  await expectOk('list its slots', library.slots(1, slots, count));
  for (const slot of slots.subarray(0, count[0])) {
    const info = Buffer.alloc(TOKEN_INFO_BYTES);
    await expectOk('describe itself', library.tokenInfo(slot, info));
    if (info.subarray(0, LABEL_BYTES).toString().trimEnd() !== token) continue;
    const opened = [0];
    await expectOk('open a session', library.openSession(slot, SERIAL_SESSION, null, null, opened));
    const handle = opened[0]!;
    const code = Buffer.from(pin);
    await expectOk('accept the PIN', library.login(handle, USER, code, code.length), ALREADY_LOGGED_IN);
    const keys = new Map<string, number>();
    for (const label of labels) keys.set(label, await findKey(library, handle, label));
    return { handle, keys };
  }
  throw new Error(`ROOT_KEY_PKCS11_MODULE has no token with the label ${token}.`);
}

/**
 * Opens root keys that never leave a PKCS#11 token: AES keys of 256 bits which may encrypt and decrypt.
 *
 * @throws Error when the library, the token or a key is not there, or the PIN is wrong
 */
export async function tokenRootKeys(settings: RootToken): Promise<RootKey[]> {
  const library = await loadLibrary(settings.module);
  const start = { flags: OS_LOCKING };
  await expectOk('start', library.initialize(start), ALREADY_INITIALIZED);
  let session: Session | null = await openSession(library, settings);
  let last: Promise<unknown> = Promise.resolve();

  /** Runs one operation at a time; after a failure once more in a new session, because a token may have been restarted. */
  function inTurn<T>(work: (open: Session) => Promise<T>): Promise<T> {
    const done = last.then(async () => {
      try {
        return await work((session ??= await openSession(library, settings)));
      } catch {
        if (session) await library.closeSession(session.handle);
        session = null;
        session = await openSession(library, settings);
        return work(session);
      }
    });
    last = done.catch(() => {});
    return done;
  }

  function transform(label: string, mode: 'encrypt' | 'decrypt', mechanism: Mechanism, given: Buffer) {
    return inTurn(async ({ handle, keys }) => {
      const init = mode === 'encrypt' ? library.encryptInit : library.decryptInit;
      await expectOk(mode, init(handle, mechanism, keys.get(label)));
      const result = Buffer.alloc(given.length + TAG_BYTES);
      const length = [result.length];
      await expectOk(mode, library[mode](handle, given, given.length, result, length));
      return result.subarray(0, length[0]);
    });
  }

  function gcm(iv: Buffer, dataKeyId: string): Mechanism {
    const aad = Buffer.from(wrappingContext(dataKeyId));
    const parameter = {
      iv,
      ivLength: iv.length,
      ivBits: iv.length * 8,
      aad,
      aadLength: aad.length,
      tagBits: TAG_BYTES * 8,
    };
    return { mechanism: AES_GCM, parameter, length: library.gcmBytes };
  }

  const roots: RootKey[] = [];
  for (const label of settings.labels) {
    const probe = await transform(
      label,
      'encrypt',
      { mechanism: AES_ECB, parameter: null, length: 0 },
      PROBE,
    );
    roots.push({
      id: createHash('sha256').update('root key id').update(probe).digest('hex').slice(0, ROOT_ID_DIGITS),
      async wrap(dataKey, dataKeyId) {
        const iv = randomBytes(NONCE_BYTES);
        return Buffer.concat([iv, await transform(label, 'encrypt', gcm(iv, dataKeyId), dataKey)]);
      },
      unwrap: (wrapped, dataKeyId) =>
        transform(
          label,
          'decrypt',
          gcm(wrapped.subarray(0, NONCE_BYTES), dataKeyId),
          wrapped.subarray(NONCE_BYTES),
        ),
    });
  }
  return roots;
}
