import { CHANGES, LAST_DAY, type AuditLogEntry } from '@backoffice/contract';
import { choiceFilter, dayFilter, defineList, textFilter } from '@backoffice/list-screen';
import { auditLogApi } from './audit-log.api';
import { auditMessages } from './audit-messages';
import { actionTexts, auditWords, subjectTexts } from './audit-words';

/** The audit log; each look at it is a new one. */
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
    // Both days are in it, by the clock of whoever looks.
    from: dayFilter('audit.filter.from'),
    to: dayFilter('audit.filter.to'),
    within: choiceFilter('audit.filter.within', { [LAST_DAY]: 'audit.filter.within.day' }),
    actor: textFilter('audit.field.actor', 64, 16),
    action: choiceFilter('audit.field.action', { [CHANGES]: 'audit.deed.changes', ...actionTexts }),
    subject: choiceFilter('audit.field.subject', subjectTexts),
    target: textFilter('audit.field.target', 64),
  },
  sorts: {
    label: 'audit.sort.label',
    texts: { '-id': 'audit.sort.descending', '+id': 'audit.sort.ascending' },
  },
  fields: {
    id: {
      label: 'audit.field.id',
      column: { width: 84, align: 'end', sortable: true },
      exported: true,
    },
    at: {
      label: 'audit.field.at',
      column: { width: 180, as: 'time' },
      exported: true,
    },
    actor: {
      label: 'audit.field.actor',
      column: { width: 132, cell: auditWords.actor },
      exported: ({ actor }) => actor ?? '',
    },
    action: {
      label: 'audit.field.action',
      column: { width: 156, cell: ({ action }, text) => text(actionTexts[action]) },
      exported: true,
    },
    subject: {
      label: 'audit.field.subject',
      column: { width: 104, cell: ({ subject }, text) => text(subjectTexts[subject]) },
      exported: true,
    },
    target: {
      label: 'audit.field.target',
      column: { width: 172, cell: auditWords.target },
      exported: ({ subjectName, subjectId }) => subjectName ?? String(subjectId ?? ''),
    },
    changes: {
      label: 'audit.field.changes',
      column: { width: 212, cell: auditWords.changesInWords },
      exported: auditWords.changes,
    },
    requestId: { label: 'audit.details.request', exported: ({ requestId }) => requestId ?? '' },
  },
  actions: { header: 'audit.action.details', width: 88 },
  // All rows come oldest first: entries that are written in the meantime move none of the pages.
  exports: { fileName: 'audit-log', sort: '+id' },
});
