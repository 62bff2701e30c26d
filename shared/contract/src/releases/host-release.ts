/** The name under which the host's releases are registered, like those of a remote; no remote can have it. */
export const HOST = 'mfe-host';

/**
 * The cookie in which a page stores the host that the server has assigned to it, if it is not the live one. A gateway answers by
 * it while this release is the canary.
 */
export const HOST_COOKIE = 'host-release';

/** The file beside the host's releases in the store, from which gateways read the live release and the canary, a line each. */
export const HOST_POINTER_FILE = '.pointer';
