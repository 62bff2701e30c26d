import type { BareDriver } from './bare-driver';
import type { BenchClient } from './bench-client';
import type { ListKind } from './list-kind';

const CALLS = 200;

export interface KindFigures {
  kind: ListKind;
  /** The most and the fewest matches of its requests. */
  matches: [number, number];
  /** Inside the server, each request for the first time: nothing about its filter is remembered. */
  first: number[];
  inside: number[];
  overHttp: number[];
  bare: number[];
}

export async function measureKind(
  kind: ListKind,
  client: BenchClient,
  driver: BareDriver,
  token: string,
): Promise<KindFigures> {
  const figures: KindFigures = {
    kind,
    matches: [Infinity, 0],
    first: [],
    inside: [],
    overHttp: [],
    bare: [],
  };
  for (const request of kind.requests) {
    const { insideMs, total } = await client.list(kind.area, request);
    figures.first.push(insideMs);
    figures.matches = [Math.min(figures.matches[0], total), Math.max(figures.matches[1], total)];
  }
  const rounds = Math.ceil(CALLS / kind.requests.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const request of kind.requests) {
      const { insideMs, overHttpMs } = await client.list(kind.area, request);
      figures.inside.push(insideMs);
      figures.overHttp.push(overHttpMs);
    }
  }
  const statements = [];
  for (const request of kind.requests) statements.push(await driver.statementsOf(token, kind.area, request));
  for (let round = 0; round < rounds; round += 1) {
    for (const statement of statements) figures.bare.push(await driver.run(statement));
  }
  return figures;
}
