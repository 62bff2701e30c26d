import { screens } from '@backoffice/contract';

/** The addresses of this area's pages. */
export const paths = {
  userList: screens.users,
  accessReview: screens.accessReview,
  roleList: screens.roles,
  auditLog: screens.auditLog,
};
