import type { bulkStartRequest } from '@backoffice/contract/bulk';
import { BULK_NAMED, type BulkCommand } from '@backoffice/contract/bulk-values';
import type { ApprovalPolicy } from '@backoffice/contract/approvals';
import type { FieldChange } from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { markApproved } from '../audit/audit.repository';
import { inTransaction } from '../database/transaction';
import type { Approval, Examined } from '../http/approval';
import { refusal } from '../http/http-error';
import { type BulkArea, targetOf } from './bulk-area';
import { findCommand, keepPreview, startJob } from './bulk-jobs.repository';

type BulkStartRequest = z.output<typeof bulkStartRequest>;

/** Maximum number of shares that an approver is shown. */
const SHARES_SHOWN = 100;

function changeOf(command: BulkCommand): FieldChange {
  if ('status' in command) return { field: 'status', from: null, to: command.status };
  const { rule, by } = command.weight;
  const signs = { set: '', add: by < 0 ? '' : '+', multiply: '× ' };
  return { field: 'merchantWeight', from: null, to: `${signs[rule]}${by}` };
}

/** Examines the start of a bulk edit: its number of rows, and the traffic that it moves. Deactivation never waits. */
export async function examineStart(
  pool: pg.Pool,
  { subject, rows, weigh }: Pick<BulkArea<never>, 'subject' | 'rows' | 'weigh'>,
  { body, userId }: { body: BulkStartRequest; userId: number },
  policy: ApprovalPolicy,
): Promise<Examined<BulkStartRequest>> {
  const { id } = body;
  const { command } = (await findCommand(pool, { id, userId, subject })) ?? {};
  if (!command) throw refusal(404, 'bulk-unknown');
  const selected = await rows.selected(pool, { jobId: id });
  const isOff = 'status' in command && command.status === 'inactive';
  const isMany = selected.length > policy.bulkRows;
  const moved =
    weigh && policy.rules.weights !== 'none' && !isOff
      ? await weigh(
          pool,
          new Map(
            selected
              .filter(({ isMissing }) => !isMissing)
              .map((row) => [row.id, targetOf(command, row.fields).target]),
          ),
        )
      : null;
  const kinds = [
    ...(isMany ? (['bulk'] as const) : []),
    ...(moved && moved.move > policy.sharePoints ? (['weights'] as const) : []),
  ];
  if (!isOff && kinds.length > 0) await keepPreview(pool, { id, hours: policy.hours });
  return {
    body,
    kinds: isOff ? [] : kinds,
    effect: {
      subject,
      name: '',
      changes: [changeOf(command)],
      rows: selected.length,
      names: selected.slice(0, BULK_NAMED).map(({ name }) => name),
      ...(moved && { shares: moved.shares.slice(0, SHARES_SHOWN) }),
    },
  };
}

type Started = Omit<Parameters<typeof startJob>[1], 'approvedBy'>;

/** Starts an approved bulk edit, and marks its request in the same transaction. */
export function startApproved(pool: pg.Pool, job: Started, { id, by }: Approval): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    if (!(await startJob(transaction, { ...job, approvedBy: by }))) return false;
    if (id !== null) await markApproved(transaction, { id });
    return true;
  });
}
