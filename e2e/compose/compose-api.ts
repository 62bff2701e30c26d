import { setTimeout as wait } from 'node:timers/promises';
import {
  apiPaths,
  merchantPaths,
  type ListPage,
  type LoginResponse,
  type Merchant,
  type RemoteRelease,
} from '@backoffice/contract';

const ANSWER_WITHIN_MS = 10_000;

/** A client of the API behind an installation's gateway. Its errors contain the answer. */
export class ComposeApi {
  private token = '';

  constructor(private readonly address: string) {}

  async signIn(username: string, password: string): Promise<void> {
    const { token } = await this.call<LoginResponse>('POST', apiPaths.login, { username, password });
    this.token = token;
  }

  remotes = () => this.call<RemoteRelease[]>('GET', apiPaths.remotes);

  /** Tries a second time, which is safe for a call that only reads. */
  async findMerchants(merchantName: string): Promise<ListPage<Merchant>> {
    const read = () =>
      this.call<ListPage<Merchant>>('POST', merchantPaths.merchantList, {
        page: 1,
        limit: 1000,
        merchantName,
      });
    try {
      return await read();
    } catch {
      await wait(250);
      return read();
    }
  }

  /** Resolves once the server has acknowledged the merchant. */
  createMerchant = (merchantName: string) =>
    this.call<Merchant>('PUT', merchantPaths.merchantCreate, { merchantName, status: 'active' });

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: T }).data;
  }
}
