import { parseArgs } from 'node:util';
import type { CanaryRule } from '@backoffice/contract';

export interface ShipArguments {
  remote: string;
  canary: CanaryRule | undefined;
}

const USAGE = 'Usage: pnpm ship <remote> [--canary <5% | role:<name>,… | user:<name>,…>]';

function canaryOf(text: string): CanaryRule {
  const percent = /^(\d{1,3})%?$/.exec(text);
  if (percent) return { by: 'percent', percent: Number(percent[1]) };
  const named = /^(role|user):(.+)$/.exec(text);
  if (!named) throw new Error(USAGE);
  const names = named[2]!.split(',').filter(Boolean);
  return named[1] === 'role' ? { by: 'role', roles: names } : { by: 'user', users: names };
}

/**
 * @param known remotes of the checkout; `merchant` stands for `mfe-merchant`
 * @throws {Error} that tells how the command is used
 */
export function parseShipped(args: string[], known: readonly string[]): ShipArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { canary: { type: 'string' } },
  });
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new Error(USAGE);
  const remote = known.find((name) => name === given || name === `mfe-${given}`);
  if (!remote) throw new Error(`There is no remote ${given}: ${known.join(', ')}.`);
  return { remote, canary: values.canary === undefined ? undefined : canaryOf(values.canary) };
}
