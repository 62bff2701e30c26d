import { keyPairs } from '@backoffice/contract/key-pairs';
import type { PairName } from '@backoffice/contract/key-pair';
import type { keyPairPaths } from '@backoffice/contract/key-pair-values';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { declareRoute } from '../http/declare-route';
import { scheduleJob } from '../jobs/scheduled-jobs';
import type { PairRequest, SwitchRequest, KeyRenewals } from './renew-keys';

const HOUR_MS = 3_600_000;

/** A merchant has one pair, which its calls do not name. */
type Named<T extends PairRequest> = Omit<T, 'pair'> & { pair?: PairName };

interface Declared {
  renewals: KeyRenewals;
  /** The owner of pairs in summaries and names of jobs. */
  owner: { one: string; all: string };
  paths: (typeof keyPairPaths)['merchant' | 'channel'];
  bodies: { pair: z.ZodMiniType<Named<PairRequest>>; switch: z.ZodMiniType<Named<SwitchRequest>> };
  /** Notifies users of old and ending pairs. */
  warn: () => Promise<void>;
}

const named = <T extends PairRequest>(body: Named<T>) => ({ pair: 'own', ...body }) as T;

/** Declares the calls that activate, discard and return key pairs of a kind of owner, and their jobs. */
export function declareSwitches(app: FastifyInstance, declared: Declared): void {
  const { renewals, owner, paths, bodies, warn } = declared;
  const common = { data: keyPairs, failures: [404 as const, 409 as const, 428 as const] };

  declareRoute(app, 'POST', paths.activate, {
    ...common,
    summary: `Activate the next key pair of ${owner.one}, once it has signed and verified. The former one stays valid for days`,
    body: bodies.switch,
    examine: async ({ body }) => ({
      body,
      kinds: ['channel-keys'],
      effect: await renewals.examine(named<SwitchRequest>(body)),
    }),
    handle: ({ body, caller }) => renewals.activate(caller, named<SwitchRequest>(body)),
  });
  declareRoute(app, 'POST', paths.discard, {
    ...common,
    summary: `Discard the next key pair of ${owner.one}`,
    body: bodies.pair,
    handle: ({ body, caller }) => renewals.discard(caller, named<PairRequest>(body)),
  });
  declareRoute(app, 'POST', paths.goBack, {
    ...common,
    summary: `Make a former key pair of ${owner.one} current again, while it is valid`,
    body: bodies.switch,
    handle: ({ body, caller }) => renewals.goBack(caller, named<SwitchRequest>(body)),
  });
  scheduleJob(app, `end former key pairs of ${owner.all}`, renewals.endFormerPairs);
  scheduleJob(app, `notify of due key pairs of ${owner.all}`, warn, HOUR_MS);
}
