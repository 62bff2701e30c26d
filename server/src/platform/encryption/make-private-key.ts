import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * The code of the worker thread. As text, not as a file, so that sources, tests and the built server start it in the same way.
 */
const makeKeys = `
const { generateKeyPairSync } = require('node:crypto');
const { constants, getPriority, setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');
// Linux alone lowers this thread and not the whole process.
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
if (process.platform === 'linux') setPriority(0, Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL));
parentPort.on('message', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  parentPort.postMessage(privateKey);
});
`;

let thread: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

async function make(): Promise<string> {
  const worker = (thread ??= new Worker(makeKeys, { eval: true }).once('exit', () => (thread = undefined)));
  // The process may end while no caller waits for a key.
  worker.ref();
  try {
    worker.postMessage(null);
    const [key] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(key).toString('base64');
  } finally {
    worker.unref();
  }
}

/**
 * Generates an RSA-2048 private key: PKCS#8, base64 on one line. A worker thread takes 0.1 to 0.5 s for each, one after the
 * other, because libuv's four threads serve password checks and files.
 */
export function makePrivateKey(): Promise<string> {
  const key = last.then(make);
  last = key.catch(() => {});
  return key;
}
