import type { Role } from '@backoffice/contract';
import type { Queryable } from '../../../platform/database/transaction';
import { isSecurePage } from '../../../platform/settings/secure-page';
import { refusedField } from '../../../platform/http/http-error';
import { hasEnrolledAdministrator } from '../factors/user-factors.repository';
import { updateFactorPolicy } from './roles.repository';

interface FactorPolicy {
  key: string;
  /** Undefined when it stays as it is. */
  secondFactor: Role['secondFactor'];
  graceDays: number | undefined;
  /** The origin of the page that calls; undefined for programs. */
  page: string | undefined;
}

/**
 * Sets whether the users of a role need a second factor.
 *
 * @throws HttpError 409 for a requirement that no one could undo, because no administrator could sign in, or that the page
 *   cannot meet
 */
export async function setFactorPolicy(
  db: Queryable,
  { key, secondFactor, graceDays, page }: FactorPolicy,
): Promise<void> {
  if (secondFactor === undefined && graceDays === undefined) return;
  if (secondFactor === 'required') {
    if (page !== undefined && !isSecurePage(page))
      throw refusedField(409, 'secondFactor', 'factor-insecure-page');
    if (!(await hasEnrolledAdministrator(db)))
      throw refusedField(409, 'secondFactor', 'factor-no-administrator');
  }
  await updateFactorPolicy(db, { key, secondFactor, graceDays });
}
