import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CompanyProviderOrder } from './company-provider.program.fixture';

type Report = { port?: number; done?: true; problem?: string; loggedOut?: true };

const MAX_STEPS = 20;

/** A person's browser at the provider: keeps its cookies, follows redirects and submits the forms of the provider's pages. */
class ProviderBrowser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly issuer: string) {}

  /** Opens an address of the provider and submits each form. @returns the query of the redirect to the product */
  async visit(address: string, fields: Record<string, string>): Promise<string> {
    let next: { url: string; form?: URLSearchParams } = { url: address };
    for (let step = 0; step < MAX_STEPS; step += 1) {
      if (!next.url.startsWith(this.issuer)) return new URL(next.url).search;
      const answer = await this.fetch(next.url, next.form);
      const location = answer.headers.get('location');
      const page = location === null ? await answer.text() : '';
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
      if (location === null && action === undefined) return page;
      next =
        location === null
          ? { url: new URL(action!, this.issuer).href, form: this.filled(page, fields) }
          : { url: new URL(location, this.issuer).href };
    }
    throw new Error('The provider redirects without an end.');
  }

  private filled(page: string, fields: Record<string, string>): URLSearchParams {
    const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    return new URLSearchParams([
      ...hidden.map(([, name = '', value = '']): [string, string] => [name, value]),
      ...Object.entries(fields),
    ]);
  }

  private async fetch(url: string, form?: URLSearchParams): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

/** Starts a real OpenID Connect provider as a process of its own. */
export async function startCompanyProvider() {
  const program = fileURLToPath(new URL('company-provider.program.fixture.ts', import.meta.url));
  const child = fork(program, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const reported = async (isAwaited: (report: Report) => boolean): Promise<Report> => {
    for (;;) {
      const [report] = (await once(child, 'message')) as [Report];
      if (report.problem !== undefined) throw new Error(report.problem);
      if (isAwaited(report)) return report;
    }
  };
  const order = async (message: CompanyProviderOrder) => {
    const done = reported((report) => report.done === true);
    child.send(message);
    await done;
  };
  const { port } = await reported((report) => report.port !== undefined);
  const issuer = `http://127.0.0.1:${port}`;

  return {
    issuer,
    serve: (client: CompanyProviderOrder['serve'] & {}) => order({ serve: client }),
    setPerson: (name: string, claims: Record<string, unknown>) => order({ person: { name, claims } }),
    browser: () => {
      const browser = new ProviderBrowser(issuer);
      return {
        /** Signs in on the provider's page at `url`. @returns the query of the redirect */
        signIn: (url: string, name: string) => browser.visit(url, { login: name, password: 'anything' }),
        /** Signs out at the provider, which then calls the product. */
        signOut: async () => {
          const called = reported((report) => report.loggedOut === true);
          await browser.visit(`${issuer}/session/end`, { logout: 'yes' });
          await called;
        },
      };
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
