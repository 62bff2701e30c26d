import { formatList, joinList } from '@backoffice/i18n/format-list';
import {
  type CanaryRule,
  deployKeyOf,
  SET_UP_KEY_LABEL,
  type FieldChange,
  HOST,
  OPERATOR,
  type ReleaseOverview,
  type RemoteOverview,
} from '@backoffice/contract';
import { defineMessages, formatDateTime, formatNumber, formatPercent, useLanguage } from '@backoffice/i18n';

export const messages = defineMessages('host-remotes', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

type Text = typeof messages.text;

/** Returns the name of a remote for people: the title that it declares, or else its technical name. */
export function useRemoteTitle({ name, titles }: Pick<RemoteOverview, 'name' | 'titles'>): string {
  const language = useLanguage();
  const text = messages.useText();
  return name === HOST ? text('remotes.host.title') : (titles?.[language] ?? name);
}

/** Returns the label of a deploy key, in the user’s language for that of the installation itself. */
export const keyText = (label: string, text: Text): string =>
  label === SET_UP_KEY_LABEL ? text('remotes.keys.own') : label;

/** Returns the user, deploy key or operator who has made a change, in words; null for a change of the product itself. */
export function actorText(actor: string | null, text: Text): string {
  if (actor === null) return text('remotes.changes.nobody');
  if (actor === OPERATOR) return text('remotes.table.operator');
  const label = deployKeyOf(actor);
  if (label === SET_UP_KEY_LABEL) return text('remotes.changes.installation');
  return label === null ? actor : text('remotes.changes.deployKey', { label });
}

/** The users who get a canary, in words. */
export function canaryText(rule: CanaryRule, text: Text): string {
  switch (rule.by) {
    case 'percent':
      return text(rule.ramp ? 'remotes.canary.ramp' : 'remotes.canary.percent', {
        percent: formatPercent(rule.percent),
        minutes: formatNumber(rule.ramp?.minutes ?? 0),
      });
    case 'role':
      return text('remotes.canary.role', { names: formatList(rule.roles) });
    case 'user':
      return text('remotes.canary.user', { names: formatList(rule.users) });
  }
}

export function disabledText({ reason, until }: NonNullable<RemoteOverview['disabled']>, text: Text): string {
  return until
    ? text('remotes.card.disabledUntil', { reason, at: formatDateTime(until) })
    : text('remotes.card.disabled', { reason });
}

const phases = {
  release: 'remotes.phase.release',
  manifest: 'remotes.phase.manifest',
  compatibility: 'remotes.phase.compatibility',
  entry: 'remotes.phase.entry',
  module: 'remotes.phase.module',
  timeout: 'remotes.phase.timeout',
  render: 'remotes.phase.render',
  shown: 'remotes.phase.shown',
} as const;

/** The number of failed loads by the step at which they failed. */
export function failuresText({ failures, failuresByPhase }: ReleaseOverview, text: Text): string {
  if (failures === 0) return '0';
  const parts = failuresByPhase.map((part) => `${text(phases[part.phase])} ${part.failures}`);
  return `${failures} (${joinList(parts)})`;
}

const fields: Readonly<Record<string, Parameters<Text>[0]>> = {
  live: 'remotes.fact.live',
  previous: 'remotes.fact.previous',
  canary: 'remotes.fact.canary',
  canaryRule: 'remotes.promote.who',
  disabled: 'remotes.disable.reason',
  disabledUntil: 'remotes.changes.until',
  release: 'remotes.table.release',
  key: 'remotes.keys.name',
  override: 'remotes.override.from',
  until: 'remotes.changes.until',
  reason: 'remotes.disable.reason',
  lock: 'remotes.lock.label',
  lockedUntil: 'remotes.changes.until',
  owners: 'remotes.owners.label',
  menu: 'remotes.fact.menu',
  permission: 'remotes.fact.permission',
  commit: 'remotes.source.commit',
  repository: 'remotes.source.repository',
  author: 'remotes.source.author',
  run: 'remotes.source.run',
  days: 'remotes.keys.lifetime',
};

/** A change in words; fields without a name of their own are shown as they are in the audit log. */
export function changeText({ field, from, to }: FieldChange, text: Text): string {
  const name = fields[field];
  const values = from === null ? String(to ?? '–') : `${from} → ${to ?? '–'}`;
  return text('remotes.changes.field', { field: name ? text(name) : field, values });
}

const deeds: Readonly<Record<string, Parameters<Text>[0]>> = {
  publish: 'remotes.deed.publish',
  promote: 'remotes.deed.promote',
  'roll-back': 'remotes.deed.rollBack',
  disable: 'remotes.deed.disable',
  enable: 'remotes.deed.enable',
  'override-start': 'remotes.deed.overrideStart',
  'override-end': 'remotes.deed.overrideEnd',
  'release-remove': 'remotes.deed.releaseRemove',
  'key-issue': 'remotes.deed.keyIssue',
  'key-revoke': 'remotes.deed.keyRevoke',
  lock: 'remotes.deed.lock',
  unlock: 'remotes.deed.unlock',
  owners: 'remotes.deed.owners',
  retire: 'remotes.deed.retire',
  ramp: 'remotes.deed.ramp',
};

/** An action on a remote, in words; one of a later version stands as it is. */
export function deedText(action: string, text: Text): string {
  const key = deeds[action];
  return key ? text(key) : action;
}

/** Returns the names in a text that people have typed, separated by commas or spaces. */
export const namesIn = (text: string): string[] => text.split(/[,，、\s]+/).filter(Boolean);
