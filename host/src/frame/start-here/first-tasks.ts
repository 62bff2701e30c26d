import { type FirstTask, type Permission, screens } from '@backoffice/contract';
import { defineMessages } from '@backoffice/i18n';

export const messages = defineMessages('host-start-here', {
  en: () => import(/* webpackChunkName: "texts-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "texts-ja" */ './messages/ja.json'),
});

interface Task {
  task: FirstTask;
  /** The permissions without which the task is not offered. */
  needs: readonly Permission[];
  /** The page on which it begins. */
  path: string;
}

export const tasks: readonly Task[] = [
  { task: 'merchant', needs: ['merchants:view'], path: screens.merchants },
  { task: 'channels', needs: ['channels:view'], path: screens.channels },
  { task: 'weight', needs: ['channels:view', 'channels:edit'], path: screens.channels },
  { task: 'audit', needs: ['auditLog:view'], path: screens.auditLog },
];

/** Returns the task that opening an address does: pages are also loaded ahead, so only the address tells that one is open. */
export function taskAt(pathname: string, search: string): FirstTask | undefined {
  const query = new URLSearchParams(search);
  const isPanel = pathname === screens.merchants && query.has('open');
  if (isPanel || /^\/merchant\/\d+$/.test(pathname)) return 'merchant';
  if (pathname === screens.channels && query.has('merchantNo')) return 'channels';
  return pathname === screens.auditLog ? 'audit' : undefined;
}

/** A call that changes weights: of one channel, or of many. */
export const isWeightChange = (method: string, path: string) =>
  method === 'PUT' && /^\/channel\/(update|weights)$/.test(path);
