import { webpackHost } from '@backoffice/build-config/webpack/host';

export default (build) => webpackHost({ context: import.meta.dirname, ...build });
