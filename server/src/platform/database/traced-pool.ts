import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { currentTrace } from '../tracing/call-trace';

/** The beginning of the names of composed statements, which differ from process to process. */
export const COMPOSED = 'prepared-';

type Done = (error: Error | undefined, ...results: unknown[]) => void;

/**
 * Returns the name of a statement; without one of its own its first word and first table. Never more of its text, which may
 * contain values.
 */
function nameOf(config: unknown): string {
  const { name, text = '' } =
    typeof config === 'string' ? { text: config } : (config as Partial<pg.QueryConfig>);
  if (name !== undefined && !name.startsWith(COMPOSED)) return name;
  const words = [/^\s*([a-z]+)/i.exec(text)?.[1], /\bfrom\s+([a-z_]+)/i.exec(text)?.[1]];
  return words.filter((word) => word !== undefined).join(' ') || 'statement';
}

const isCallback = (value: unknown): value is Done => typeof value === 'function';

/** Records the statements of a traced call. */
export class TracedClient extends pg.Client {
  /** Returns what is sent instead of `config`. */
  protected sent(config: unknown): unknown {
    return config;
  }

  // The driver's `query` has eight overloads; all of them fit this signature.
  override query(config: unknown, ...rest: unknown[]): never {
    const query = super.query as (...given: unknown[]) => never;
    const sent = this.sent(config);
    const end = currentTrace()?.begin('statement', nameOf(config));
    if (!end) return query.call(this, sent, ...rest);
    const done = rest.at(-1);
    if (isCallback(done)) {
      const noted: Done = (error, ...results) => {
        end(Boolean(error));
        done(error, ...results);
      };
      return query.call(this, sent, ...rest.slice(0, -1), noted);
    }
    const answer: unknown = query.call(this, sent, ...rest);
    if (answer instanceof Promise)
      answer.then(
        () => end(),
        () => end(true),
      );
    return answer as never;
  }
}

/** Records how long a traced call waits for a connection. */
export class TracedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(done: Parameters<pg.Pool['connect']>[0]): void;
  override connect(done?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    const end = currentTrace()?.begin('wait', 'wait for a connection');
    if (!done) return end ? super.connect().finally(() => end()) : super.connect();
    if (!end) return super.connect(done);
    // The call that gives a connection back would otherwise be the one for which the statement runs.
    const inCall = AsyncResource.bind(done);
    super.connect((...result) => {
      end();
      inCall(...result);
    });
  }
}
