import { HOST, type Problem } from '@backoffice/contract';
import { defineMessages } from '@backoffice/i18n';

export const messages = defineMessages('host-problems', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

type Text = typeof messages.text;

const kinds = {
  load: 'problems.kind.load',
  render: 'problems.kind.render',
  handler: 'problems.kind.handler',
  rejection: 'problems.kind.rejection',
  other: 'problems.kind.other',
} as const;

/** The way in which an error broke a page, in words. */
export const kindText = (kind: Problem['kind'], text: Text): string => text(kinds[kind]);

/** The name of a remote, or of the host. */
export const partText = (remote: string, text: Text): string =>
  remote === HOST ? text('problems.part.host') : remote;

/** The class of an error with its message. */
export const headline = ({ kind, name, message }: Problem, text: Text): string => {
  if (kind === 'other') return text('problems.other.body');
  return message ? `${name}: ${message}` : name;
};
