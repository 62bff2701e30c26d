import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ContainerEngine } from '@backoffice/commands/container-engine';
import { HOST } from '@backoffice/contract';
import { remotes, root } from '@backoffice/commands/workspace';
import { freePort } from '@backoffice/commands/ports';
import type { GatewayAnswer } from 'host/gateway-expectations';
import { expect } from 'playwright/test';

const exec = promisify(execFile);
const IMAGES = 'backoffice-test';
/** Generous for slow machines; every wait polls its condition. */
export const PATIENCE = { timeout: 90_000, intervals: [500] };

/** The product of this checkout in containers, isolated from everything else on the machine. */
export class Installation {
  private constructor(
    private readonly engine: ContainerEngine,
    private readonly env: NodeJS.ProcessEnv,
    private readonly folder: string,
    readonly address: string,
    readonly apiAddress: string,
  ) {}

  /** Prepares the files of the images without starting anything. */
  static async prepare(engine: ContainerEngine): Promise<Installation> {
    const folder = mkdtempSync(join(tmpdir(), 'compose-'));
    const [hostPort, apiPort] = [await freePort(), await freePort()];
    const apiAddress = `http://localhost:${apiPort}`;
    const env = {
      ...process.env,
      ...engine.images,
      SECRETS_DIR: `${folder}/secrets`,
      COMPOSE_PROJECT_NAME: 'backoffice-test',
      IMAGES,
      IMAGE_FILES: 'prepared',
      RELEASE: 'test',
      HOST_PORT: String(hostPort),
      API_PORT: String(apiPort),
      API_BASE_URL: apiAddress,
      DEV_ORIGINS: 'http://localhost:*,https://dev.example',
    };
    const made = new Installation(engine, env, folder, `http://localhost:${hostPort}`, apiAddress);
    await made.run('sh', 'docker/make-secrets.sh');
    await made.layOut();
    return made;
  }

  /** The folder of the files in an image, which tests may change. */
  imageFiles(image: string): string {
    return `${this.folder}/${image}/.images/${image}`;
  }

  secret(name: string): string {
    return readFileSync(`${this.env.SECRETS_DIR}/${name}`, 'utf8').trim();
  }

  /** Runs `docker-compose …` and returns its output. */
  compose(...args: string[]): Promise<string> {
    const [program, ...first] = this.engine.compose;
    const files = ['docker-compose.yml', `${this.folder}/override.json`].flatMap((file) => ['-f', file]);
    return this.run(program!, ...first, '--project-directory', root, ...files, ...args);
  }

  /** Starts the services again with other settings, and waits until they are healthy. */
  async change(settings: Readonly<Record<string, string>>): Promise<void> {
    Object.assign(this.env, settings);
    await this.compose('up', '-d', 'gateway', 'api');
    const ids = (await Promise.all(['gateway', 'api'].map((service) => this.containers(service)))).flat();
    const states = async () => this.docker('inspect', '--format', '{{.State.Health.Status}}', ...ids);
    await expect.poll(states, PATIENCE).not.toMatch(/starting|unhealthy/);
  }

  /** Calls the gateway at the address of pages, under any name. */
  ask(path: string, headers: Record<string, string> = {}): Promise<GatewayAnswer> {
    const { port } = new URL(this.address);
    return new Promise((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        port,
        path,
        headers: { host: `localhost:${port}`, ...headers },
      });
      call.on('error', reject);
      call.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      call.end();
    });
  }

  docker(...args: string[]): Promise<string> {
    return this.run('docker', ...args);
  }

  /** The container ids of a service. */
  async containers(service: string): Promise<string[]> {
    return (await this.compose('ps', '-q', service)).split('\n').filter(Boolean);
  }

  /** Removes everything that was built, started or written. */
  async remove(): Promise<void> {
    await this.compose('down', '--volumes', '--remove-orphans', '--timeout', '5');
    // Only the product's images: the database's is shared by the machine.
    const images = (await this.docker('images', '--quiet', `${IMAGES}/*`)).split('\n').filter(Boolean);
    if (images.length > 0) await this.docker('rmi', '--force', ...new Set(images));
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Each image is built from its own files alone, as the workspace has built them: nothing is installed on the way. */
  private async layOut(): Promise<void> {
    const services = {
      api: 'server',
      setup: 'server',
      mirror: 'server',
      backends: 'server',
      gateway: 'gateway',
    };
    const imageOf = { ...services, ...Object.fromEntries([HOST, ...remotes].map((name) => [name, name])) };
    for (const image of new Set(Object.values(imageOf))) {
      cpSync(`${root}/docker`, `${this.folder}/${image}/docker`, { recursive: true });
      await this.run('tsx', 'shared/commands/src/image-files.ts', image, this.imageFiles(image));
    }
    const builds = Object.entries(imageOf).map(([service, image]) => [
      service,
      { build: { context: `${this.folder}/${image}` } },
    ]);
    writeFileSync(`${this.folder}/override.json`, JSON.stringify({ services: Object.fromEntries(builds) }));
  }

  private async run(program: string, ...args: string[]): Promise<string> {
    const path = `${root}/node_modules/.bin:${process.env.PATH}`;
    const options = { cwd: root, env: { ...this.env, PATH: path }, maxBuffer: 64 * 1024 * 1024 };
    return (await exec(program, args, options)).stdout;
  }
}
