import { webpackRemote } from '@backoffice/build-config/webpack/remote';

export default (build) => webpackRemote({ context: import.meta.dirname, ...build });
