import { channelListRequest, merchantListRequest } from '@backoffice/contract';
import type pg from 'pg';
import { performance } from 'node:perf_hooks';
import { findCallers } from '../src/areas/people/sessions/sessions.repository';
import { createPool } from '../src/platform/database/create-pool';
import { createPrivateKeys } from '../src/platform/encryption/private-keys';
import type { Keyring } from '../src/platform/encryption/keyring';
import { ChannelService } from '../src/areas/channels/channel-service';
import { MerchantService } from '../src/areas/merchants/merchant-service';
import { createKeyReads } from '../src/platform/key-reads/key-reads';
import { keyReader } from '../src/testing/key-reader.fixture';
import type { ListArea } from './list-kind';

/** No limit: every list contains its keys. */
const KEYS_PER_HOUR = 1_000_000_000;

export type Statement = pg.QueryConfig;

/** The database driver alone, with the statements that the server would run. */
export class BareDriver {
  private readonly pool: pg.Pool;
  private readonly watched: pg.Pool;
  private readonly lists: Record<ListArea, (filter: object) => Promise<unknown>>;
  private seen: Statement[] = [];

  constructor(databaseUrl: string, keyring: Keyring) {
    this.pool = createPool(databaseUrl);
    const watched = createPool(databaseUrl, { max: 1 });
    const query = watched.query.bind(watched);
    this.watched = Object.assign(watched, {
      query: (statement: Statement, values?: unknown[]) => {
        this.seen.push(statement);
        return query(statement, values);
      },
    });
    const keyReads = createKeyReads(this.watched, KEYS_PER_HOUR, console);
    const merchants = new MerchantService(this.watched, keyring, keyReads, createPrivateKeys());
    const channels = new ChannelService(this.watched, keyring, keyReads);
    this.lists = {
      merchant: (filter) => merchants.list(this.watched, keyReader, merchantListRequest.parse(filter)),
      channel: (filter) => channels.list(this.watched, keyReader, channelListRequest.parse(filter)),
    };
  }

  async close(): Promise<void> {
    await this.watched.end();
    await this.pool.end();
  }

  /** The statements of a list call with a known filter: the session's and the list's. */
  async statementsOf(token: string, area: ListArea, filter: object): Promise<Statement[]> {
    await this.lists[area](filter);
    const seen: Statement[] = [];
    this.seen = seen;
    await findCallers(this.watched, [token], { idleSeconds: 1800, maxSeconds: 43_200 }, null);
    await this.lists[area](filter);
    this.seen = [];
    return seen;
  }

  async run(statements: Statement[]): Promise<number> {
    const begin = performance.now();
    for (const statement of statements) await this.pool.query(statement);
    return performance.now() - begin;
  }
}
