import { basePath } from '@backoffice/session/base-path';

/** Set by the build: the address before the names of all files. */
declare let __webpack_public_path__: string;

/** Lets the host's files be loaded from the path of the product. Called before any other is loaded. */
export function setPublicPath(): void {
  __webpack_public_path__ = `${basePath()}/`;
}
