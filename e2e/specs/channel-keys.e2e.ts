import { generateKeyPairSync } from 'node:crypto';
import { merchantWithChannels } from '../fixtures/merchant-with-channels';
import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin' });

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const open = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const oneLine = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');

test('generated keys match, are saved, and the page stays usable during generation', async ({
  page,
  api,
  shell,
  channelList: list,
}) => {
  const { prefix, channels } = await merchantWithChannels(api, { alipay: 10, wechat: 10 });
  const merchantNo = `${prefix}-alipay`;
  await list.open({ merchantNo });
  await list.edit(merchantNo);
  await page.evaluate(holdKeysUntilReleased);
  await list.form.generate('Upstream').click();
  // If the page's main thread generated the key, typing would be blocked until it is finished.
  await list.form.weight.fill('30');
  await expect(list.form.dialog).toContainText('Traffic share changes from 50% to 75%.');
  await expect(list.form.generate('Upstream')).toBeDisabled();
  await page.evaluate(() => (globalThis as unknown as { releaseKeys(): void }).releaseKeys());
  await expect(shell.notices).toContainText('Keys generated');
  const facts = list.form.dialog.getByText(/^RSA-2048, (public|private) [0-9a-f]{4} /);
  await expect(facts).toHaveCount(2);
  const prints = (await facts.allInnerTexts()).map((text) => text.replace(/^.*(public|private) /, ''));
  expect(prints[0]).toBe(prints[1]);

  const made = await list.form.key('Upstream private key').inputValue();
  await list.form.confirm.click();
  await expect(shell.notices).toContainText('Channel updated');
  await expect(list.row(merchantNo).getByText(prints[0]!)).toHaveCount(2);
  const { items } = await api.listChannels({ merchantNo });
  expect(items[0]!.merchantUpPrivateKey).toBe(made);
  expect(items[0]!.id).toBe(channels[0]!.id);
});

test('the form refuses keys in the wrong field, invalid keys and mismatched pairs before sending', async ({
  page,
  api,
  channelList: list,
}) => {
  const { prefix } = await merchantWithChannels(api, { alipay: 10 });
  await list.open({ merchantNo: prefix });
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.url());
  });
  await list.edit(prefix);
  await list.form.key('Upstream public key').fill(secret);
  await expect(list.form.dialog.getByText('This is a private key. Enter the public key.')).toBeVisible();
  await list.form.key('Upstream private key').fill(open);
  await expect(list.form.dialog.getByText('This is a public key. Enter the private key.')).toBeVisible();
  await list.form.key('Downstream public key').fill('no key at all');
  await expect(list.form.dialog.getByText('Enter a key in PEM or base64 format.')).toBeVisible();
  await list.form.confirm.click();
  await expect(list.form.dialog).toBeVisible();

  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  await list.form.key('Upstream public key').fill(other.export({ type: 'spki', format: 'pem' }).toString());
  await list.form.key('Upstream private key').fill(secret);
  await list.form.key('Downstream public key').fill('');
  await expect(list.form.dialog.getByText(/keys do not match/)).toBeVisible();
  await list.form.confirm.click();
  await expect(list.form.dialog).toBeVisible();
  expect(writes).toEqual([]);

  await list.form.key('Upstream public key').fill(open);
  await expect(list.form.dialog.getByText(/keys do not match/)).toBeHidden();
  await list.form.confirm.click();
  await expect(list.form.dialog).toBeHidden();
  const { items } = await api.listChannels({ merchantNo: prefix });
  expect(items[0]).toMatchObject({
    merchantUpPublicKey: oneLine(open),
    merchantUpPrivateKey: oneLine(secret),
  });
});

test('the form shows that a key is in use elsewhere, by its fingerprint only', async ({
  page,
  api,
  channelList: list,
}) => {
  const used = await merchantWithChannels(api, { alipay: 10 });
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const { id, merchantNo } = used.channels[0]!;
  await api.updateChannel({
    id,
    merchantNo,
    merchantWeight: 10,
    status: 'active',
    merchantDownPublicKey: key,
  });
  const { prefix } = await merchantWithChannels(api, { wechat: 10 });
  await list.open({ merchantNo: prefix });
  await list.edit(prefix);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await list.form
    .key('Downstream private key')
    .fill(pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'));
  const name = used.merchant.merchantName;
  await expect(
    list.form.dialog.getByText(`Already in use: ${name} · alipay, Downstream public key`),
  ).toBeVisible();
  expect(sent.join()).not.toContain('MII');
});

/** Runs in the page: withholds generated keys until `releaseKeys` is called. */
function holdKeysUntilReleased(): void {
  const { subtle } = crypto;
  const original = subtle.generateKey.bind(subtle) as (...order: unknown[]) => Promise<unknown>;
  const released = new Promise<void>((release) => {
    Object.assign(globalThis, { releaseKeys: release });
  });
  const held = (...order: unknown[]) => released.then(() => original(...order));
  Object.defineProperty(subtle, 'generateKey', { value: held });
}
