import { channelPaths, merchantPaths } from '@backoffice/contract';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { as, insist } from '../harness/call';
import type { StormInstallation } from './installation';
import type { Model } from './model';
import type { People } from './people';

const PIECE = 48;
const CANARIES = 12;

/** Parts of some private keys, as their text and as the bytes that it encodes. */
function canariesOf(model: Model): Buffer[] {
  const keys = [...model.privateKeys.values()];
  const step = Math.max(1, Math.floor(keys.length / CANARIES));
  return keys
    .filter((_, index) => index % step === 0)
    .flatMap((key) => {
      const bytes = Buffer.from(key, 'base64');
      const middle = Math.floor(bytes.length / 2);
      const start = Math.floor(key.length / 2);
      return [Buffer.from(key.slice(start, start + PIECE)), bytes.subarray(middle, middle + PIECE / 2)];
    });
}

async function holdsAny(path: string, canaries: readonly Buffer[]): Promise<boolean> {
  let end = Buffer.alloc(0);
  // A file of the running server may be removed while it is read.
  try {
    for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = Buffer.concat([end, part]);
      if (canaries.some((canary) => text.includes(canary))) return true;
      end = text.subarray(-PIECE);
    }
  } catch {
    return false;
  }
  return false;
}

/**
 * Searches for private keys in every file of the installation: tables, write-ahead log, logs. @returns the files that contain one
 */
export async function findPlainKeys({ ask, folder }: StormInstallation, model: Model): Promise<string[]> {
  // Flushes the server's memory to its files.
  await ask('checkpoint');
  const canaries = canariesOf(model);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) if (await holdsAny(file, canaries)) found.push(file);
  return found.map((file) => `${file} holds a private key that can be read`);
}

/** Compares each private key with that of its creation. @returns the differing ones */
export async function checkPrivateKeys(
  installation: StormInstallation,
  people: People,
  model: Model,
): Promise<string[]> {
  const { port } = installation.toApis[0];
  const problems: string[] = [];
  const lists = [
    {
      path: merchantPaths.merchantList,
      filter: { merchantName: model.prefix },
      name: 'merchantName',
      key: 'privateKey',
    },
    {
      path: channelPaths.channelList,
      filter: { merchantNo: model.prefix },
      name: 'merchantNo',
      key: 'merchantUpPrivateKey',
    },
  ];
  for (const { path, filter, name, key } of lists) {
    for (let page = 1; ; page++) {
      const body = { ...filter, page, limit: 100 };
      const data = await insist(port, { method: 'POST', path, body, headers: as(people.clerks[0]) });
      const items = data.items as Record<string, unknown>[];
      if (items.length === 0) break;
      for (const item of items) {
        const given = model.privateKeys.get(String(item[name]));
        if (given !== undefined && item[key] !== given)
          problems.push(`The private key of ${String(item[name])} is another one than it was created with`);
      }
    }
  }
  return problems;
}
