import { PAGE_NAMED_EVENT, type PageNamed } from '@backoffice/contract/page-name';
import { useLanguage } from '@backoffice/i18n';
import type { FilterField } from '@backoffice/ui/list';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

function inWords(field: FilterField, value: string): string {
  if (field.kind === 'date') return value.replaceAll('-', '/');
  return (field.kind === 'select' && field.options.find((option) => option.value === value)?.label) || value;
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
