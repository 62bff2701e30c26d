/**
 * The version of what the host promises its remotes beside the shared modules: globals, page modules, tabs, texts. A remote is
 * built for `^` of it; a change that breaks one is another major.
 */
export const HOST_API = '1.0.0';
