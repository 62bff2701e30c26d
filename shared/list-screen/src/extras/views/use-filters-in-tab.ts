import { PAGE_NAMED_EVENT, type PageNamed } from '@backoffice/contract/page-name';
import { useLanguage } from '@backoffice/i18n';
import { formatList } from '@backoffice/i18n/format-list';
import { splitValues } from '@backoffice/ui/filter-values';
import type { FilterField } from '@backoffice/ui/list';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

function inWords(field: FilterField, typed: string): string {
  if (field.kind === 'date') return typed.replaceAll('-', '/');
  if (field.kind !== 'select') return typed;
  const labelOf = (value: string) => field.options.find((option) => option.value === value)?.label ?? value;
  return formatList(splitValues(typed).map(labelOf), { type: 'disjunction' });
}

/** Adds the active filters to the list's tab, in the current language; an order is not a filter. */
export function useFiltersInTab(fields: readonly FilterField[], values: Record<string, string>): void {
  const { pathname: path, search } = useLocation();
  const language = useLanguage();
  const words = fields
    .filter(({ name }) => name !== 'sort' && values[name])
    .map((field) => inWords(field, values[field.name]!))
    .join(', ');
  useEffect(() => {
    const detail: PageNamed = { path, filters: { search, language, words } };
    window.dispatchEvent(new CustomEvent(PAGE_NAMED_EVENT, { detail }));
  }, [path, search, language, words]);
}
