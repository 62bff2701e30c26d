import { webpackRemote } from '@backoffice/kit/webpack';

export default (build) => webpackRemote({ context: import.meta.dirname, ...build });
