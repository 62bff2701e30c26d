import { apiPaths, policyReport } from '@backoffice/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import * as z from 'zod/mini';
import { declareRoute } from '../http/declare-route';
import { createRateLimit } from '../http/rate-limit';

const REPORT_MAX_BYTES = 16 * 1024;
// An address may be a whole office behind one router.
const REPORTS = { calls: 60, seconds: 60 };
/** Each kind is logged once an hour, and so many kinds at most are told apart. */
const LOGGED_AGAIN = { max: 200, ttl: 60 * 60_000 };

/** A caller chooses no label: there would be as many series as they like. */
const DIRECTIVES =
  /^(default|script|style|img|connect|font|frame|worker|manifest|media|object)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;

/** Of an address its origin; words such as `inline` as they are. */
function originOf(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 40);
}

/** Without the numbers and queries that tell one row from another. */
function pageOf(address: string): string {
  if (!URL.canParse(address)) return '';
  return new URL(address).pathname.replace(/\d+/g, '0').slice(0, 100);
}

/** Counts what the browsers' policy refused. Anybody can tell what was none: it is counted and logged, and nothing follows from it. */
export function policyReportRoutes(app: FastifyInstance, { log }: { log: FastifyBaseLogger }): void {
  const limit = createRateLimit(REPORTS);
  const logged = new LRUCache<string, true>(LOGGED_AGAIN);
  const counter = new Counter({
    name: 'browser_policy_violations_total',
    help: 'What browsers say that the policy of the page refused.',
    labelNames: ['directive'],
    registers: [app.metrics],
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: REPORT_MAX_BYTES },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.addHook('onRequest', async (request) => limit(request.ip));
    declareRoute(scope, 'POST', apiPaths.policyReports, {
      summary: 'A browser tells what the policy of the page refused. It is counted.',
      body: policyReport,
      data: z.null(),
      handle: ({ body: { 'csp-report': report } }) => {
        const given = report['effective-directive'];
        const directive = DIRECTIVES.test(given) ? given : 'other';
        counter.inc({ directive });
        const violation = {
          directive,
          blocked: originOf(report['blocked-uri']),
          page: pageOf(report['document-uri']),
        };
        const kind = JSON.stringify(violation);
        logged.purgeStale();
        if (logged.has(kind) || logged.size >= LOGGED_AGAIN.max) return null;
        logged.set(kind, true);
        log.warn(violation, 'the policy of a page refused something');
        return null;
      },
    });
  });
}
