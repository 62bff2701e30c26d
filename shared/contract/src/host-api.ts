/**
 * The version of what the host promises its remotes beside the shared modules: globals, page modules, tabs, texts. A change
 * that breaks a remote is another major; a remote is built for any version of a major, as it says by name what it uses.
 */
export const HOST_API = '1.0.0';
