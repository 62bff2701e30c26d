import { basePath } from '@backoffice/session/base-path';

/** Set by the build: the address before the names of all files. */
declare let __webpack_public_path__: string;

// Imported first, before any file is loaded.
// eslint-disable-next-line prefer-const -- the build replaces the name of the variable
__webpack_public_path__ = `${basePath()}/`;
