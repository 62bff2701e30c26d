import { createReadStream, existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
};
/** A file name without folders: all files of a remote are in one folder. */
const FILE = /^\/([\w.-]+)$/;
const HEADERS = {
  // The page that loads the remote has another origin. The served files are not secret.
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
};

export interface DevServer {
  /** Makes the pages that load the remote from here reload. */
  announceChange(): void;
  stop(): Promise<void>;
}

/**
 * Serves the files of a remote to pages of other origins, and reports changes at `/changes`.
 *
 * @param files the folder of the files
 */
export async function startDevServer(files: string, port: number): Promise<DevServer> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') {
      response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
      response.write(': listening\n\n');
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      return;
    }
    const name = FILE.exec(pathname)?.[1];
    if (!name || name.startsWith('.') || !existsSync(`${files}/${name}`)) {
      response.writeHead(404, HEADERS).end('No such file');
      return;
    }
    response.writeHead(200, {
      ...HEADERS,
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    });
    // Errors end only this answer, such as when a file is being rewritten or a page is left.
    pipeline(createReadStream(`${files}/${name}`), response, () => {});
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', done);
  });
  return {
    announceChange: () => listeners.forEach((listener) => listener.write('data: changed\n\n')),
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
