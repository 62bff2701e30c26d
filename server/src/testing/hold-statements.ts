import type pg from 'pg';

type Query = (...given: unknown[]) => unknown;

/**
 * Holds statements of a pool before they are sent, as if the database did not respond.
 *
 * @returns statements(): the number of statements sent or held since `holdFrom`. holdFrom(statement): holds from the statement
 *   with this number on, and resolves when it arrives. release(): sends the held statements, and holds no more
 */
export function holdStatements(pool: pg.Pool) {
  const gated = new WeakSet<object>();
  let count = 0;
  let from = Infinity;
  let gate: { opened: Promise<void>; open: () => void } | undefined;
  let arrived = () => {};

  pool.on('acquire', (client) => {
    if (gated.has(client)) return;
    gated.add(client);
    const query = client.query.bind(client) as Query;
    (client as { query: Query }).query = (...given) => {
      count += 1;
      if (count < from) return query(...given);
      if (!gate) {
        let open = () => {};
        gate = { opened: new Promise((resolve) => (open = resolve)), open };
        arrived();
      }
      return gate.opened.then(() => query(...given));
    };
  });

  return {
    statements: () => count,
    /** @returns resolves when that statement is held */
    holdFrom(statement: number): Promise<void> {
      count = 0;
      from = statement;
      return new Promise((resolve) => (arrived = resolve));
    },
    release(): void {
      from = Infinity;
      gate?.open();
      gate = undefined;
    },
  };
}
