import { Agent } from 'node:http';
import { as, granted } from '../harness/call';
import type { ListKind } from './list-kind';

const CALLS = 200;
const sending = { agent: new Agent({ keepAlive: true }), patienceMs: 60_000 };

export interface KindFigures {
  kind: ListKind;
  /** The largest and smallest number of matches. */
  matches: [number, number];
  /** Times inside the server for the first call of each request, when nothing about its filter is cached. */
  first: number[];
  inside: number[];
  overHttp: number[];
}

export async function measureKind(kind: ListKind, port: number, token: string): Promise<KindFigures> {
  const figures: KindFigures = {
    kind,
    matches: [Infinity, 0],
    first: [],
    inside: [],
    overHttp: [],
  };
  const list = async (body: object) => {
    const call = { method: 'POST', path: `/${kind.area}/list`, body, headers: as({ token }) } as const;
    const { data, headers, tookMs } = await granted<{ total: number }>(port, call, sending);
    const [, inside] = /dur=([\d.]+)/.exec(String(headers['server-timing'])) ?? [];
    return { total: data.total, insideMs: Number(inside), overHttpMs: tookMs };
  };
  for (const request of kind.requests) {
    const { insideMs, total } = await list(request);
    figures.first.push(insideMs);
    figures.matches = [Math.min(figures.matches[0], total), Math.max(figures.matches[1], total)];
  }
  const rounds = Math.ceil((kind.calls ?? CALLS) / kind.requests.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const request of kind.requests) {
      const { insideMs, overHttpMs } = await list(request);
      figures.inside.push(insideMs);
      figures.overHttp.push(overHttpMs);
    }
  }
  return figures;
}
