import type { GrantAction } from '@backoffice/contract';

export interface Grant {
  path: string;
  action: GrantAction;
}

/** A role as the database has it, with what it may do now. */
export interface RoleRow {
  id: number;
  key: string;
  name: string;
  description: string;
  holdsEverything: boolean;
  updatedAt: Date;
  /** Active users that hold it. */
  users: number;
  /** All users that hold it, whatever their status. */
  holders: number;
  grants: Grant[];
}
