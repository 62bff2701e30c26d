import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { ListArea } from './list-kind';

export interface Timing {
  /** As the server tells it. */
  insideMs: number;
  /** From sending the request to the last byte of the answer. */
  overHttpMs: number;
}

/** Calls the server over connections that stay open. */
export class BenchClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 32 });
  private token = '';

  constructor(private readonly port: number) {}

  /** @returns the session's token */
  async signIn(): Promise<string> {
    const { body } = await this.send('/auth/login', { username: 'admin', password: '111111' });
    this.token = (JSON.parse(body) as { data: { token: string } }).data.token;
    return this.token;
  }

  async list(area: ListArea, filter: object): Promise<Timing & { total: number }> {
    const { body, ...timing } = await this.send(`/${area}/list`, filter);
    return { ...timing, total: (JSON.parse(body) as { data: { total: number } }).data.total };
  }

  close(): void {
    this.agent.destroy();
  }

  private send(path: string, payload: object): Promise<Timing & { body: string }> {
    const text = JSON.stringify(payload);
    const begin = performance.now();
    return new Promise((resolve, reject) => {
      const call = request(
        {
          agent: this.agent,
          host: '127.0.0.1',
          port: this.port,
          method: 'POST',
          path,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...(this.token && { authorization: `Bearer ${this.token}` }),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const overHttpMs = performance.now() - begin;
            const body = Buffer.concat(parts).toString();
            if (answer.statusCode !== 200)
              reject(new Error(`${path} answered ${answer.statusCode}: ${body}`));
            else
              resolve({
                body,
                overHttpMs,
                insideMs: Number(/dur=([\d.]+)/.exec(String(answer.headers['server-timing']))?.[1]),
              });
          });
          answer.on('error', reject);
        },
      );
      call.on('error', reject);
      call.end(text);
    });
  }
}
