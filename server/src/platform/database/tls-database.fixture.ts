import { writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { once } from 'node:events';
import pg from 'pg';
import { generate } from 'selfsigned';

/** The request for encryption that opens a connection: a length of 8 and a code. */
const REQUEST_BYTES = 8;

/** Writes a certificate for a name, which is its own authority. @returns the certificate and its key */
export async function writeCertificate(file: string, name: string) {
  const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  });
  writeFileSync(file, cert);
  return { cert, key };
}

/**
 * Speaks PostgreSQL's TLS in front of a database that has none.
 *
 * @returns its address without a mode, and how many connections were encrypted
 */
export async function startTlsDatabase(url: string, certificate: { cert: string; key: string } | null) {
  const { host, port } = new pg.Client({ connectionString: url });
  const sockets = new Set<Socket>();
  const keep = <S extends Socket>(socket: S): S => {
    sockets.add(socket);
    return socket.on('error', () => {});
  };
  let encrypted = 0;
  const server = createServer((client) => {
    keep(client).once('data', (request) => {
      if (!certificate || request.length !== REQUEST_BYTES) {
        client.end('N');
        return;
      }
      client.write('S');
      const secure = keep(new TLSSocket(client, { isServer: true, ...certificate }));
      secure.once('secure', () => (encrypted += 1));
      const database = keep(
        host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect({ host, port }),
      );
      secure.pipe(database).pipe(secure);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = new URL(url);
  address.searchParams.delete('host');
  address.host = `localhost:${(server.address() as AddressInfo).port}`;
  address.searchParams.delete('port');
  return {
    url: (parameters: Record<string, string>) => {
      const own = new URL(address);
      for (const [name, value] of Object.entries(parameters)) own.searchParams.set(name, value);
      return own.href;
    },
    encrypted: () => encrypted,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
