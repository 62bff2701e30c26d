import { type FailureCode, failureReason, type FailureReason } from '@backoffice/contract';
import type { TransactionReport, TransactionReports } from '@backoffice/contract/transaction-reports';
import type pg from 'pg';
import { columnsOf } from '../../platform/database/statement';
import { inTransaction } from '../../platform/database/transaction';
import {
  completeReports,
  keepChannels,
  lockReported,
  type NamedRows,
  type ReportedTransaction,
  rowsOfReports,
  type StoredTransaction,
  storeReports,
} from './transaction-reports.repository';

/** How far the clock of a program may be ahead. */
const AHEAD_MS = 5 * 60_000;
const DEADLOCK_DETECTED = '40P01';
const ATTEMPTS = 4;

const times = ['sentAt', 'answeredAt', 'settledAt'] as const;
const fixed = ['createdAt', 'amount', 'currency', 'payer', 'merchantId', 'channelId'] as const;

interface Refusal {
  field: string;
  reason: FailureReason;
}
type Verdict =
  | { kind: 'store' | 'complete'; reported: ReportedTransaction }
  | { kind: 'known' }
  | ({ kind: 'refuse' } & Refusal);

const refuse = <Code extends FailureCode>(
  field: string,
  ...reason: Parameters<typeof failureReason<Code>>
): Verdict => ({ kind: 'refuse', field, reason: failureReason(...reason) });

const atMillisecond = (time: string | null) => time && new Date(time).toISOString();

/** Returns the amount with two digits, as it is stored. */
function storedAmount(amount: string): string {
  const [whole = '', part = ''] = amount.split('.');
  return `${BigInt(whole)}.${part.padEnd(2, '0')}`;
}

/** Returns the field by which a report contradicts what is stored; null when it repeats or completes it. */
function contradiction(stored: StoredTransaction, reported: ReportedTransaction): string | null {
  const other =
    fixed.find((field) => stored[field] !== reported[field]) ??
    times.find((field) => stored[field] !== null && reported[field] && stored[field] !== reported[field]);
  if (other) return other;
  // A report of a pending payment may arrive again after its outcome.
  const isOlder = reported.outcome === 'pending';
  return stored.outcome !== 'pending' && !isOlder && stored.outcome !== reported.outcome ? 'outcome' : null;
}

const completes = (stored: StoredTransaction, reported: ReportedTransaction) =>
  (stored.outcome === 'pending' && reported.outcome !== 'pending') ||
  times.some((field) => stored[field] === null && reported[field] !== null);

function verdictOn(report: TransactionReport, rows: NamedRows, now: number): Verdict {
  const { stored } = rows;
  const merchantId = rows.merchantId ?? rows.merchantOfNumber;
  if (report.merchantId === null && report.merchantNo === null) return refuse('merchantId', 'field-missing');
  if (merchantId === null)
    return refuse(report.merchantId === null ? 'merchantNo' : 'merchantId', 'merchant-unknown');
  if (report.merchantId !== null && report.merchantNo !== null && rows.merchantOfNumber !== report.merchantId)
    return refuse('merchantNo', 'field-invalid');
  if (Date.parse(report.createdAt) > now + AHEAD_MS) return refuse('createdAt', 'field-invalid');
  // The channel of a stored transaction may have been deleted since.
  const isChannelGone = stored?.channelId === null && rows.channelId === null;
  if (report.channelId !== null && rows.channelId === null && !isChannelGone)
    return refuse('channelId', 'row-missing', { subject: 'channel' });
  if (rows.channelId !== null && rows.merchantOfChannel !== merchantId)
    return refuse('channelId', 'field-invalid');
  const { orderNo, currency, payer, outcome } = report;
  const reported: ReportedTransaction = {
    orderNo,
    createdAt: atMillisecond(report.createdAt)!,
    sentAt: atMillisecond(report.sentAt),
    answeredAt: atMillisecond(report.answeredAt),
    settledAt: atMillisecond(report.settledAt),
    amount: storedAmount(report.amount),
    currency,
    payer,
    merchantId,
    channelId: rows.channelId,
    channelType: rows.channelType,
    outcome,
  };
  if (!stored) return { kind: 'store', reported };
  const field = contradiction(stored, reported);
  if (field) return refuse(field, 'transaction-other');
  return completes(stored, reported) ? { kind: 'complete', reported } : { kind: 'known' };
}

/** Judges reports by the rows that they name. The stored transactions are locked: two reports of one are judged in turn. */
async function judge(transaction: pg.ClientBase, reports: readonly TransactionReport[]): Promise<Verdict[]> {
  const names = columnsOf(
    reports.map(({ orderNo, merchantId, merchantNo, channelId }) => ({
      orderNo,
      merchantId,
      merchantNo,
      channelId,
    })),
  );
  const [, , rows] = await Promise.all([
    keepChannels(transaction, { ids: names.channelId.filter((id) => id !== null) }),
    lockReported(transaction, names),
    rowsOfReports(transaction, names),
  ]);
  const now = Date.now();
  return reports.map((report, index) => verdictOn(report, rows[index]!, now));
}

const reportedIn = (verdicts: readonly Verdict[], kind: 'store' | 'complete') =>
  verdicts.flatMap((verdict) => (verdict.kind === kind ? verdict.reported : []));

async function store(transaction: pg.ClientBase, reports: readonly TransactionReport[]): Promise<Verdict[]> {
  const judged = await judge(transaction, reports);
  const added = reportedIn(judged, 'store');
  const rows = added.length > 0 ? await storeReports(transaction, columnsOf(added)) : [];
  const stored = new Set(rows.map(({ orderNo }) => orderNo));
  // Another batch has stored these since they were judged.
  const late = reports.filter(
    ({ orderNo }, index) => judged[index]!.kind === 'store' && !stored.has(orderNo),
  );
  const judgedAgain = late.length > 0 ? await judge(transaction, late) : [];
  late.forEach((report, index) => (judged[reports.indexOf(report)] = judgedAgain[index]!));
  const completed = reportedIn(judged, 'complete');
  if (completed.length > 0) await completeReports(transaction, columnsOf(completed));
  return judged;
}

/** Stores reports in one transaction. Two batches may wait for each other at the counts of quarters: one of them starts again. */
async function storeInTurn(pool: pg.Pool, reports: readonly TransactionReport[]): Promise<Verdict[]> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await inTransaction(pool, (transaction) => store(transaction, reports));
    } catch (error) {
      if ((error as { code?: unknown }).code !== DEADLOCK_DETECTED || attempt === ATTEMPTS) throw error;
    }
}

/**
 * Stores payments by their order numbers. A payment that is stored with the same content counts as known, a pending one may get
 * its outcome and every one further times; other content is refused, as are unknown merchants and channels. Each refusal
 * concerns its payment only.
 */
export async function reportTransactions(
  pool: pg.Pool,
  all: readonly TransactionReport[],
): Promise<TransactionReports> {
  const first = new Map<string, number>();
  all.forEach(({ orderNo }, index) => first.has(orderNo) || first.set(orderNo, index));
  const reports = [...first.values()].map((index) => all[index]!);
  const verdicts = await storeInTurn(pool, reports);
  const verdictOf = new Map(reports.map(({ orderNo }, index) => [orderNo, verdicts[index]!]));
  const count = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length;
  const refused = all.flatMap(({ orderNo }, index) => {
    const verdict = first.get(orderNo) === index ? verdictOf.get(orderNo)! : refuse('orderNo', 'field-twice');
    if (verdict.kind !== 'refuse') return [];
    const { field, reason } = verdict;
    return { index, orderNo, field, code: reason.code, message: reason.message };
  });
  return { stored: count('store'), updated: count('complete'), known: count('known'), refused };
}
