import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '../../platform/settings/bucket-settings';

export interface UploadPolicy {
  scope: string;
  deadline: number;
  insertOnly: number;
  fsizeLimit: number;
  mimeLimit: string;
  returnBody: string;
}

/** Verifies and parses a token as Qiniu does. @returns null for one that is not signed with the secret key */
export function policyOf(token: string, { accessKey, secretKey }: BucketSettings): UploadPolicy | null {
  const [access, signature = '', policy = ''] = token.split(':');
  const expected = createHmac('sha1', secretKey).update(policy).digest();
  const isSigned = access === accessKey && Buffer.from(signature, 'base64url').equals(expected);
  return isSigned ? (JSON.parse(Buffer.from(policy, 'base64url').toString()) as UploadPolicy) : null;
}

/** Starts a stand-in for a bucket: accepts a form with its token, and serves its file by name. */
export async function startBucket() {
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      if (request.method !== 'POST') {
        const file = files.get(request.url!.slice('/'.length));
        response.writeHead(file ? 200 : 404).end(file);
        return;
      }
      const body = Buffer.concat(await request.toArray());
      const sent = new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      });
      // oxlint-disable-next-line typescript/no-deprecated -- the few bytes of a test are not too many for it
      const form = await sent.formData();
      const textOf = (field: string) => {
        const value = form.get(field);
        return typeof value === 'string' ? value : '';
      };
      const policy = policyOf(textOf('token'), settings);
      const key = textOf('key');
      if (!policy || policy.scope !== `${settings.bucket}:${key}` || policy.deadline < Date.now() / 1000) {
        response.writeHead(401).end('{"error":"bad token"}');
        return;
      }
      files.set(key, Buffer.from(await (form.get('file') as Blob).arrayBuffer()));
      response.writeHead(200).end(policy.returnBody.replace('$(etag)', 'Fh8xVqod2MQ1mocfI4S4KpRL6D98'));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: BucketSettings = {
    bucket: 'images',
    accessKey: 'access',
    secretKey: 'secret',
    uploadUrl: address,
    publicUrl: address,
  };
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { settings, stop };
}
