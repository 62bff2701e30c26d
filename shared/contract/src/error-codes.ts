/** Body statuses that are not an HTTP status. */
export const LOGIN_FAILED = 60204;
export const USER_INFO_FAILED = 50008;

/** Body codes that mean success; 20000 comes from older servers. */
export const SUCCESS_CODES: readonly number[] = [200, 20000];

/** Codes, in the body or as the HTTP status, that mean "signed out" to the client. */
export const SIGNED_OUT_CODES: readonly number[] = [401, 403, 503];

export const LOGIN_FAILED_MESSAGE = 'Account and password are incorrect.';
export const USER_INFO_FAILED_MESSAGE = 'Login failed, unable to get user details.';
