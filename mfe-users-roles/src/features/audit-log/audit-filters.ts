import { auditActions, auditSubjects } from '@backoffice/contract';
import type { FilterField, FilterValues } from '@backoffice/ui/list';
import { auditLogQuery, firstAuditPage, type AuditLogQuery } from './audit-log-query';
import type { auditMessages } from './audit-messages';
import { auditWords } from './audit-words';

type Text = typeof auditMessages.text;
type FilterName = 'from' | 'to' | 'actor' | 'action' | 'subject' | 'target' | 'sort';

/** The fields of the bar above the list. */
export function auditFilterFields(text: Text): FilterField<FilterName>[] {
  return [
    { kind: 'date', name: 'from', label: text('audit.filter.from') },
    { kind: 'date', name: 'to', label: text('audit.filter.to') },
    { kind: 'text', name: 'actor', label: text('audit.field.actor'), maxLength: 16 },
    {
      kind: 'select',
      name: 'action',
      label: text('audit.field.action'),
      clearable: true,
      options: auditActions.map((value) => ({ value, label: auditWords.deed(value, text) })),
    },
    {
      kind: 'select',
      name: 'subject',
      label: text('audit.field.subject'),
      clearable: true,
      options: auditSubjects.map((value) => ({ value, label: auditWords.subject(value, text) })),
    },
    { kind: 'text', name: 'target', label: text('audit.field.target'), maxLength: 64 },
    {
      kind: 'select',
      name: 'sort',
      label: text('audit.sort.label'),
      options: [
        { value: '-id', label: text('audit.sort.descending') },
        { value: '+id', label: text('audit.sort.ascending') },
      ],
    },
  ];
}

/** What the bar shows for a list. */
export function auditFilterValues(query: AuditLogQuery): FilterValues<FilterName> {
  const { from = '', to = '', actor = '', action = '', subject = '', target = '', sort } = query;
  return { from, to, actor, action, subject, target, sort };
}

/** The part of a list's query that the bar says; half a date says nothing. */
export function filteredBy(values: FilterValues<FilterName>) {
  const fields = auditLogQuery.shape;
  return {
    from: fields.from.read(values.from),
    to: fields.to.read(values.to),
    actor: values.actor.trim() || undefined,
    action: fields.action.read(values.action),
    subject: fields.subject.read(values.subject),
    target: values.target.trim() || undefined,
    sort: fields.sort.read(values.sort) ?? firstAuditPage.sort,
  };
}

/** The filters in force, each as "field: value". */
export function auditFiltersInWords({ from, to, actor, action, subject, target }: AuditLogQuery, text: Text) {
  const inForce = [
    { field: text('audit.filter.from'), value: from },
    { field: text('audit.filter.to'), value: to },
    { field: text('audit.field.actor'), value: actor },
    { field: text('audit.field.action'), value: action && auditWords.deed(action, text) },
    { field: text('audit.field.subject'), value: subject && auditWords.subject(subject, text) },
    { field: text('audit.field.target'), value: target },
  ];
  return inForce.flatMap(({ field, value }) =>
    value ? [text('audit.filter.in-words', { field, value })] : [],
  );
}
