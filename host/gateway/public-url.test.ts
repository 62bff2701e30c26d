import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from './gateway';
import { startNginx } from './nginx/start-nginx.fixture';
import type { StartGateway } from './set-up-team-calls.fixture';
import { readGatewaySettings } from './settings';
import { hostFiles } from './stored-hosts.fixture';

const startNode: StartGateway = async (api, env) => {
  const settings = readGatewaySettings({
    HOST_PORT: '0',
    HOST_FILES: hostFiles(),
    API_ADDRESS: api,
    ...env,
  });
  const app = await createGateway(settings, { write: () => {} });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port, stop: () => app.close() };
};

describe.each([
  ['the embedded gateway', startNode],
  ['nginx', startNginx],
])('%s', (_name, start) => {
  const api = createServer(({ url, headers }, response) => response.end(`${url} for ${headers.host}`));
  let apiAddress: string;

  beforeAll(async () => {
    await once(api.listen(0, '127.0.0.1'), 'listening');
    apiAddress = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    api.closeAllConnections();
    api.close();
  });

  /** Starts the gateway for a public address, and calls it as the proxy in front does. */
  async function gatewayOf(publicUrl: string) {
    const gateway = await start(apiAddress, { PUBLIC_URL: publicUrl });
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`http://127.0.0.1:${gateway.port}${path}`, { headers });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    return { get, stop: () => gateway.stop() };
  }

  it('passes calls on by the name of PUBLIC_URL', async () => {
    const { get, stop } = await gatewayOf('https://office.example.com');
    try {
      const { text, headers } = await get('/merchant/list');
      expect(text).toContain('<meta name="api-base" content="/api">');
      expect(text).toContain('<meta name="public-origin" content="https://office.example.com">');
      expect(text).not.toContain('base-path');
      expect(headers.get('reporting-endpoints')).toBe('policy="/api/policy/reports"');
      expect((await get('/api/routes?a=b')).text).toMatch(/^\/routes\?a=b for 127/);
    } finally {
      await stop();
    }
  });

  it('serves everything under the path of PUBLIC_URL', async () => {
    const { get, stop } = await gatewayOf('https://tools.example.com/office/');
    try {
      for (const path of ['/office', '/office/', '/office/merchant/list?page=2']) {
        const { status, text, headers } = await get(path, { cookie: 'Admin-Token=t0ken' });
        expect([path, status]).toEqual([path, 200]);
        expect(text).toContain('<meta name="base-path" content="/office">');
        expect(text).toContain('<meta name="api-base" content="/office/api">');
        expect(text).toContain('src="/office/assets/main.0123456789ab.js"');
        expect(text).toMatch(/<meta name="scripts" content="\/office\/assets\/scripts\./);
        expect(text).not.toMatch(/="\/assets/);
        expect(headers.get('link')).toMatch(/^<\/office\/assets\/scripts\.[^<]*<\/office\/assets\/app\./);
        expect(headers.get('content-security-policy')).toContain('report-uri /office/api/policy/reports');
        expect(headers.get('cache-control')).toBe('no-cache');
      }
      const script = await get('/office/assets/main.0123456789ab.js');
      expect([script.status, script.text]).toEqual([200, 'main()']);
      expect(script.headers.get('cache-control')).toContain('immutable');
      expect((await get('/office/assets/main.0123456789ab.js.map')).status).toBe(404);
      expect((await get('/office/logo')).text).toContain('<svg');
      expect((await get('/office/mfe/merchant/r1/none.js')).status).toBe(404);
      expect((await get('/office/api/merchant/list?a=b')).text).toMatch(/^\/merchant\/list\?a=b for 127/);
      expect((await get('/office/team/billing/bills')).status).toBe(404);
    } finally {
      await stop();
    }
  });

  it('serves pages also where the proxy takes the path away', async () => {
    const { get, stop } = await gatewayOf('https://tools.example.com/office');
    try {
      expect((await get('/merchant/list')).text).toContain('src="/office/assets/main.0123456789ab.js"');
      expect((await get('/assets/main.0123456789ab.js')).text).toBe('main()');
      expect((await get('/api/routes')).text).toMatch(/^\/routes for/);
    } finally {
      await stop();
    }
  });

  it('refuses to start with another form of PUBLIC_URL', async () => {
    await expect(start(apiAddress, { PUBLIC_URL: 'office.example.com' })).rejects.toThrow(
      'PUBLIC_URL must be the address of the product in browsers',
    );
  });
});
