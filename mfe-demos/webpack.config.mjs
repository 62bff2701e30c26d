import { webpackRemote } from '@backoffice/kit/webpack';
import { fluentIconsPlugin } from './fluent-icons/fluent-icons-plugin.mjs';

export default (build) => {
  const config = webpackRemote({ context: import.meta.dirname, ...build });
  return { ...config, plugins: [...config.plugins, fluentIconsPlugin] };
};
