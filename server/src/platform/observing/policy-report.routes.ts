import { apiPaths, type PolicyReports, policyReports, policyViolationsResponse } from '@backoffice/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { Queryable } from '../database/transaction';
import { createRateLimit } from '../admission/rate-limit';
import { declareRoute } from '../http/declare-route';
import { scheduleJob } from '../jobs/scheduled-jobs';
import { PolicyViolations } from './policy-violations';
import { listPolicyViolations, removeOldPolicyViolations } from './policy-violations.repository';

const REPORT_MAX_BYTES = 16 * 1024;
/** Each kind is logged once an hour, for a limited number of kinds. */
const LOGGED_AGAIN = { max: 200, ttl: 60 * 60_000 };

/** The permitted values of the label: callers could otherwise create any number of series. */
const DIRECTIVES =
  /^(default|script|style|img|connect|font|frame|worker|manifest|media|object)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types|integrity-policy)$/;

/** Returns the origin of an address; words such as `inline` are kept. */
function originOf(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 40);
}

/** Returns the path of a page without its query, with all numbers replaced by 0. */
function pageOf(address: string): string {
  if (!URL.canParse(address)) return '';
  return new URL(address).pathname.replace(/\d+/g, '0').slice(0, 100);
}

function violationsOf(reports: PolicyReports): { directive: string; blocked: string; page: string }[] {
  const violations = Array.isArray(reports)
    ? reports.map(({ type, body }) => ({
        given: type === 'integrity-violation' ? 'integrity-policy' : type,
        blocked: body.blockedURL,
        page: body.documentURL,
      }))
    : [
        {
          given: reports['csp-report']['effective-directive'],
          blocked: reports['csp-report']['blocked-uri'],
          page: reports['csp-report']['document-uri'],
        },
      ];
  return violations.map(({ given, blocked, page }) => ({
    directive: DIRECTIVES.test(given) ? given : 'other',
    blocked: originOf(blocked),
    page: pageOf(page),
  }));
}

/** Counts violations of the browsers' policy. Reports can be forged by anyone: they are only counted and logged. */
export function policyReportRoutes(
  app: FastifyInstance,
  { log, pool }: { log: FastifyBaseLogger; pool: Queryable },
): void {
  const limit = createRateLimit('policyReportsPerAddress');
  const logged = new LRUCache<string, true>(LOGGED_AGAIN);
  const counter = new Counter({
    name: 'browser_policy_violations_total',
    help: 'Total number of content security policy violations reported by browsers.',
    labelNames: ['directive'],
    registers: [app.metrics],
  });
  const violations = new PolicyViolations(pool);

  scheduleJob(app, 'what the policy refused', async () => {
    await violations.write();
    await removeOldPolicyViolations(pool);
  });

  declareRoute(app, 'GET', apiPaths.policyReports, {
    summary: 'List content security policy violations of the last 24 hours',
    data: policyViolationsResponse,
    handle: async () => {
      await violations.write();
      const rows = await listPolicyViolations(pool);
      return { total: rows[0]?.total ?? 0, kinds: rows.map(({ total: _, ...kind }) => kind) };
    },
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: REPORT_MAX_BYTES },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.addHook('onRequest', async (request) => limit(request));
    declareRoute(scope, 'POST', apiPaths.policyReports, {
      summary: 'Report a content security policy violation',
      body: policyReports,
      handle: ({ body }) => {
        for (const violation of violationsOf(body)) {
          counter.inc({ directive: violation.directive });
          violations.add(violation);
          const kind = JSON.stringify(violation);
          logged.purgeStale();
          if (logged.has(kind) || logged.size >= LOGGED_AGAIN.max) continue;
          logged.set(kind, true);
          log.warn(violation, 'content security policy violation');
        }
      },
    });
  });
}
