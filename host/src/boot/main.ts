import { basePath } from '@backoffice/session/base-path';

/** Set by the build: the address before the names of all files. */
declare let __webpack_public_path__: string;

/** Lets the host's files be loaded from the path of the product. Called before any other is loaded. */
function setPublicPath(): void {
  __webpack_public_path__ = `${basePath()}/`;
}

setPublicPath();
// The app is mounted in a microtask, so that this script is not on the call stack. Browser tools and page meters collect stacks:
// React creates errors while it is evaluated, and Chromium records the origin of the first cookie read and of each request. For
// every function on such a stack they parse its whole file again, which took 30 ms on a fast machine.
void import(/* webpackMode: "eager" */ './mount');
