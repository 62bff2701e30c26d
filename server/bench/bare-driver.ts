import { merchantListRequest } from '@backoffice/contract';
import pg from 'pg';
import { performance } from 'node:perf_hooks';
import { createPool } from '../src/database/create-pool';
import type { Keyring } from '../src/encryption/keyring';
import { MerchantService } from '../src/merchants/merchant-service';

export type Statement = pg.QueryConfig;

/** The driver alone, running the statements that the server's code would run. */
export class BareDriver {
  private readonly pool: pg.Pool;
  private readonly merchants: MerchantService;
  private seen: Statement[] = [];

  constructor(databaseUrl: string, keyring: Keyring) {
    this.pool = createPool(databaseUrl);
    const watched = createPool(databaseUrl, { max: 1 });
    const query = watched.query.bind(watched);
    this.merchants = new MerchantService(
      Object.assign(watched, {
        query: (statement: Statement, values?: unknown[]) => {
          this.seen.push(statement);
          return query(statement, values);
        },
      }),
      keyring,
    );
    this.close = async () => {
      await watched.end();
      await this.pool.end();
    };
  }

  readonly close: () => Promise<void>;

  /** The statement that answers a list call once its filter is known. */
  async statementOf(filter: object): Promise<Statement> {
    const request = merchantListRequest.parse(filter);
    await this.merchants.list(request);
    this.seen = [];
    await this.merchants.list(request);
    const [statement] = this.seen;
    if (this.seen.length !== 1 || !statement) throw new Error('A list call ran more than one statement.');
    return statement;
  }

  async run(statement: Statement): Promise<number> {
    const begin = performance.now();
    await this.pool.query(statement);
    return performance.now() - begin;
  }
}
