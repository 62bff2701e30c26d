import { createHash } from 'node:crypto';
import type { CanaryRule } from '@backoffice/contract';
import type { Caller } from '../../platform/http/caller';

type Person = Pick<Caller, 'userId' | 'username' | 'roleKey'>;

/** From 0 to 99, always the same for one user and one release; users are spread anew for each release. */
function placeOf(userId: number, release: string): number {
  const digest = createHash('sha256').update(`${release} ${userId}`).digest();
  return digest.readUInt32BE(0) % 100;
}

/** Whether somebody gets the canary. Who got it at 10 % has it at 20 %, too. */
export function isInCanary(rule: CanaryRule, release: string, person: Person): boolean {
  switch (rule.by) {
    case 'percent':
      return placeOf(person.userId, release) < rule.percent;
    case 'role':
      return rule.roles.includes(person.roleKey);
    case 'user':
      return rule.users.includes(person.username);
  }
}
