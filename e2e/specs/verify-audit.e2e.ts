import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { root } from '@backoffice/commands/workspace';
import { expect, test } from '../fixtures/test';

const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keyId = sha256(publicKey.export({ format: 'der', type: 'spki' })).slice(0, 16);

/** Returns the export of a log of three entries, of which the second one has this text. */
function logWith(second: string): string[] {
  let previous = '';
  return ['a', second, 'c'].map((reason, n) => {
    const text = JSON.stringify([n + 1, Date.now(), 1, 'admin', 'role', 1, 'update', [], null, reason]);
    const hash = sha256(Buffer.from(previous, 'hex'), text);
    const line = JSON.stringify({ previous, hash, text });
    previous = hash;
    return line;
  });
}

const log = logWith('b');
const { hash } = JSON.parse(log[2]!) as { hash: string };
const head = { sequence: 1, id: 3, hash, previous: '', at: new Date().toISOString(), key: keyId };
const signature = sign(null, Buffer.from(JSON.stringify(head)), privateKey).toString('base64');
const heads = JSON.stringify({ ...head, signature });

async function choose(page: Page, name: string, content: string): Promise<void> {
  await page.getByLabel(name).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

test('a stranger checks the audit log in a browser, without a network', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => request.url().startsWith('file:') || outside.push(request.url()));
  await page.goto(pathToFileURL(`${root}/docs/verify-audit/verify-audit.html`).href);
  await choose(page, 'Export of the audit log', log.join('\n'));
  await choose(page, 'Signed heads, the oldest file first', `${heads}\n`);
  await choose(page, 'Public keys', publicKey.export({ format: 'pem', type: 'spki' }).toString());
  const button = page.getByRole('button', { name: 'Check' });
  await button.press('Enter');
  await expect(page.getByRole('status')).toContainText('The audit log is whole');
  await expect(page.getByRole('status')).toContainText('Entries 1 to 3, head 1 of');

  // The chain was written anew.
  await choose(page, 'Export of the audit log', logWith('x').join('\n'));
  await button.press('Enter');
  await expect(page.getByRole('status')).toContainText('Not whole. Problems: 1');
  await expect(page.getByRole('listitem')).toHaveText(/^head 1 of .*: its entry is missing or changed$/);

  await choose(page, 'Export of the audit log', 'no export');
  await button.press('Enter');
  await expect(page.getByRole('status')).toContainText('Could not check the files');
  await expect(page.getByRole('listitem')).toHaveCount(0);
  expect(outside).toEqual([]);
});
