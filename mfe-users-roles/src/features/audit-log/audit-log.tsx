import {
  type AuditListRequest,
  type AuditGroup,
  type AuditLogEntry,
  auditSorts,
  LAST_DAY,
} from '@backoffice/contract';
import { CHANGE_TICKET_MAX } from '@backoffice/contract/reason-values';
import { formatRelative } from '@backoffice/i18n/format-relative';
import {
  choiceFilter,
  dayFilter,
  defineList,
  exclusiveFilter,
  moreFilter,
  periodFilter,
  textFilter,
} from '@backoffice/list-screen';
import { auditLogApi, auditRequestOf } from './audit-log.api';
import { auditMessages } from './audit-messages';
import { actionTexts, auditWords, subjectTexts } from './audit-words';
import { AuditSentence } from './audit-sentence';

/** The texts of the groups of entries. */
export const groupTexts = {
  changes: 'audit.group.changes',
  'sign-ins': 'audit.group.sign-ins',
} as const satisfies Record<AuditGroup, string>;

/** The audit log, fetched again on each visit. */
export const auditLog = defineList<AuditLogEntry>()({
  name: 'audit-log',
  screen: 'auditLog',
  messages: auditMessages,
  texts: {
    caption: 'audit.list.caption',
    failed: 'audit.list.failed.title',
    inForce: 'audit.filter.in-words',
    empty: { title: 'audit.list.empty.title', body: 'audit.list.empty.body' },
  },
  read: auditLogApi.list,
  freshMs: 1_000,
  filters: {
    // Days of the shown time zone, both included.
    from: dayFilter('audit.filter.from'),
    to: dayFilter('audit.filter.to'),
    within: periodFilter('audit.filter.within', {
      today: 'audit.filter.within.today',
      yesterday: 'audit.filter.within.yesterday',
      [LAST_DAY]: 'audit.filter.within.day',
      'last-7-days': 'audit.filter.within.last-7-days',
      'last-30-days': 'audit.filter.within.last-30-days',
      'this-month': 'audit.filter.within.this-month',
      'last-month': 'audit.filter.within.last-month',
    }),
    actor: textFilter('audit.field.actor', 64, 16),
    // Reads of private keys are in a log of their own.
    action: choiceFilter('audit.field.action', actionTexts, ['keys-read']),
    group: exclusiveFilter('audit.group.label', groupTexts),
    subject: moreFilter(choiceFilter('audit.field.subject', subjectTexts)),
    target: moreFilter(textFilter('audit.field.target', 64)),
    ticket: moreFilter(textFilter('audit.field.ticket', CHANGE_TICKET_MAX)),
  },
  sorts: {
    label: 'audit.sort.label',
    ascending: 'audit.sort.ascending',
    descending: 'audit.sort.descending',
    columns: auditSorts,
    first: '-id',
  },
  fields: {
    id: {
      label: 'audit.field.id',
      column: { width: 84, align: 'end' },
      exported: true,
    },
    at: {
      label: 'audit.field.at',
      column: {
        width: 128,
        inCard: 'line',
        cell: ({ at }) => <time dateTime={at}>{formatRelative(at)}</time>,
      },
      exported: true,
    },
    deed: {
      label: 'audit.field.deed',
      column: { width: 424, isTitle: true, cell: (entry) => <AuditSentence entry={entry} /> },
    },
    actor: { label: 'audit.field.actor', exported: ({ actor }) => actor ?? '' },
    action: { label: 'audit.field.action', exported: true },
    subject: { label: 'audit.field.subject', exported: true },
    target: {
      label: 'audit.field.target',
      exported: ({ subjectName, subjectId }) => subjectName ?? String(subjectId ?? ''),
    },
    changes: {
      label: 'audit.field.changes',
      column: { width: 328, cell: auditWords.changesInWords },
      exported: auditWords.changes,
    },
    reason: { label: 'audit.field.reason', exported: ({ reason }) => reason ?? '' },
    ticket: { label: 'audit.field.ticket', exported: ({ ticket }) => ticket ?? '' },
    requestId: { label: 'audit.details.request', exported: ({ requestId }) => requestId ?? '' },
  },
  actions: { header: 'audit.action.details', width: 88 },
  // Exports have the oldest entries first, so that new entries do not shift pages.
  exports: {
    fileName: 'audit-log',
    sort: '+id',
    filterSent: auditRequestOf,
    // Reads of private keys are in a log of their own, which the server does not prepare as a file.
    canPrepare: ({ action, group }: Pick<AuditListRequest, 'action' | 'group'>) =>
      action !== 'keys-read' || group !== undefined,
  },
});
