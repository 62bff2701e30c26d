import type { ApprovalKind, ApprovalRule } from '@backoffice/contract/approval-values';
import type { ApprovalOutcome, ApprovalRequest, Approvals } from '@backoffice/contract/approvals';
import { createHash, randomBytes } from 'node:crypto';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';

/** Users and calls for tests of approvals. */
export function approvalBench(api: TestApi) {
  const { pool } = api.services;
  const bench = {
    /** Adds an active user, long ago, and returns their id. */
    async addUser(username: string, roleKey = 'admin'): Promise<number> {
      const { rows } = await pool.query<{ id: number }>(
        `insert into app_user (username, password_hash, role_key, status, must_change_password)
         values ($1, '', $2, 'active', false) returning id`,
        [username, roleKey],
      );
      return rows[0]!.id;
    },
    /** Adds a role with all permissions of the administrators, which is not built in. */
    async addRole(key: string): Promise<void> {
      await pool.query('insert into role (key, name, holds_everything) values ($1, $1, true)', [key]);
    },
    async tokenOf(username: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await pool.query(
        `insert into session (token_hash, user_id, expires_at, proved_at)
         select $1, id, now() + interval '1 hour', now() from app_user where username = $2`,
        [createHash('sha256').update(token).digest(), username],
      );
      return token;
    },
    /** Sets the policy without a call. */
    async switchOn(rules: Partial<Record<ApprovalKind, ApprovalRule>>, more: object = {}): Promise<void> {
      await pool.query('update approval_policy set policy = $1, updated_at = now()', [
        JSON.stringify({ rules, ...more }),
      ]);
    },
    decide: async (token: string, id: number, decision = 'approve', words = ''): Promise<ApprovalOutcome> => {
      const answer = await callApi<ApprovalOutcome[]>(api, 'POST', '/approvals/decide', {
        token,
        body: { ids: [id], decision, words },
      });
      if (answer.code !== 200) throw new Error(JSON.stringify(answer));
      return answer.data[0]!;
    },
    async waiting(token: string): Promise<ApprovalRequest[]> {
      return (await callApi<Approvals>(api, 'GET', '/approvals', { token })).data.items;
    },
    async stateOf(id: number): Promise<{ state: string; code: string | null; hasInput: boolean }> {
      const { rows } = await pool.query<{ state: string; code: string | null; hasInput: boolean }>(
        `select state, failure ->> 'code' as code, input_encrypted is not null as "hasInput" from approval_request where id = $1`,
        [id],
      );
      return rows[0]!;
    },
    /** Waits until no bulk edit runs. */
    async endOfBulk(): Promise<void> {
      const isRunning = async () =>
        (await pool.query(`select from bulk_job where state = 'running' limit 1`)).rowCount === 1;
      while (await isRunning());
    },
    /** The entries of the audit log that an approver is named in. */
    async approvedEntries() {
      const { rows } = await pool.query<{ actor: string; subject: string; action: string; by: string }>(
        `select actor_name as actor, subject, action, change ->> 'to' as by
         from audit_entry, jsonb_array_elements(changes) change where change ->> 'field' = 'approvedBy' order by id`,
      );
      return rows.map(({ actor, subject, action, by }) => `${actor} ${action} ${subject} by ${by}`);
    },
  };
  return bench;
}
export type ApprovalBench = ReturnType<typeof approvalBench>;
