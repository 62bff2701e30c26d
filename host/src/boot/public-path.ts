import { basePath } from '@backoffice/session/base-path';

/** Set by the build: the address before the names of all files. */
declare let __webpack_public_path__: string;

// Imported first, before any file is loaded.
__webpack_public_path__ = `${basePath()}/`;
