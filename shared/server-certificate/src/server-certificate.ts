import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, type Server, type ServerOptions } from 'node:https';
import { createSecureContext } from 'node:tls';

/** The limits of a handshake; `handshakeTimeout` is in ms, as no other limit counts before its end. */
const HANDSHAKE = { minVersion: 'TLSv1.2', handshakeTimeout: 10_000 } as const;

interface Pair {
  cert: string;
  key: string;
}

interface PairFiles {
  /** The name of the setting with the path of the certificate; that of its key ends with `_KEY`. */
  setting: string;
  certificate: string;
  key: string;
}

function read(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(`${setting} names an unreadable file (${code}): ${file}.`, { cause: error });
  }
}

function parsed<T>(parse: () => T, sentence: string): T {
  try {
    return parse();
  } catch (error) {
    // The reason may quote the file, so the sentence does not repeat it.
    throw new Error(sentence, { cause: error });
  }
}

function readPair({ setting, certificate, key: keyFile }: PairFiles): Pair {
  const cert = read(setting, certificate);
  const key = read(`${setting}_KEY`, keyFile);
  const first = parsed(
    () => new X509Certificate(cert),
    `${setting} must be a PEM file of certificates, not ${certificate}.`,
  );
  const own: KeyObject = parsed(
    () => createPrivateKey(key),
    `${setting}_KEY must be a PEM file of a private key without a passphrase, not ${keyFile}.`,
  );
  if (!first.checkPrivateKey(own))
    throw new Error(`${setting}_KEY (${keyFile}) is not the key of the first certificate in ${certificate}.`);
  parsed(
    () => createSecureContext({ cert, key }),
    `${setting} (${certificate}) is refused by OpenSSL, such as for a short key.`,
  );
  return { cert, key };
}

/** The certificate of a process's servers, and its key, from files that are replaced when it is renewed. */
export class ServerCertificate {
  private pair: Pair;
  private readonly servers: Server[] = [];

  constructor(private readonly files: PairFiles) {
    this.pair = readPair(files);
  }

  /** Returns the end of the certificate, in seconds since 1970. */
  endsAt(): number {
    return Date.parse(new X509Certificate(this.pair.cert).validTo) / 1000;
  }

  /** Creates a server that takes each renewed certificate. */
  createServer(options: ServerOptions, handler: RequestListener): Server {
    const server = createServer({ ...options, ...HANDSHAKE, ...this.pair }, handler);
    this.servers.push(server);
    return server;
  }

  /**
   * Reads the files again, and gives the servers a renewed certificate. Open connections keep theirs.
   *
   * @returns whether it was renewed
   * @throws {Error} with one sentence when the files cannot be used; the servers keep the earlier certificate
   */
  renew(): boolean {
    const pair = readPair(this.files);
    if (pair.cert === this.pair.cert && pair.key === this.pair.key) return false;
    this.pair = pair;
    for (const server of this.servers) server.setSecureContext({ ...HANDSHAKE, ...pair });
    return true;
  }
}

/**
 * Reads the certificate of a setting, and its key; null where neither is set.
 *
 * @throws {Error} with one sentence that names the setting and its file
 */
export function readServerCertificate(
  setting: string,
  { certificate, key }: { certificate?: string | undefined; key?: string | undefined },
): ServerCertificate | null {
  if (!certificate && !key) return null;
  if (!key) throw new Error(`${setting} is set without ${setting}_KEY.`);
  if (!certificate) throw new Error(`${setting}_KEY is set without ${setting}.`);
  return new ServerCertificate({ setting, certificate, key });
}
