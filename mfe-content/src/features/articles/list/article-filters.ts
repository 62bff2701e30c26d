import { ARTICLE_TITLE_MAX, articleTypes } from '@backoffice/contract';
import type { FilterField, FilterValues } from '@backoffice/ui/list';
import type { messages } from '../../../messages';
import { articleTypeTexts } from '../article-texts';
import { articleListQuery, firstArticlePage, importances, type ArticleListQuery } from './article-list-query';

type Text = typeof messages.text;
type FilterName = 'title' | 'importance' | 'type' | 'sort';

/** The fields of the bar above the list. */
export function articleFilterFields(text: Text): FilterField<FilterName>[] {
  return [
    { kind: 'text', name: 'title', label: text('articles.field.title'), maxLength: ARTICLE_TITLE_MAX },
    {
      kind: 'select',
      name: 'importance',
      label: text('articles.field.importance'),
      clearable: true,
      options: importances.map((value) => ({ value: String(value), label: '★'.repeat(value) })),
    },
    {
      kind: 'select',
      name: 'type',
      label: text('articles.field.type'),
      clearable: true,
      options: articleTypes.map((value) => ({ value, label: text(articleTypeTexts[value]) })),
    },
    {
      kind: 'select',
      name: 'sort',
      label: text('articles.field.sort'),
      options: [
        { value: '+id', label: text('articles.sort.ascending') },
        { value: '-id', label: text('articles.sort.descending') },
      ],
    },
  ];
}

/** What the bar shows for a list. */
export function articleFilterValues(query: ArticleListQuery): FilterValues<FilterName> {
  const { title = '', importance, type = '', sort } = query;
  return { title, importance: importance ? String(importance) : '', type, sort };
}

/** The part of a list's query that the bar says. */
export function filteredBy({ title, importance, type, sort }: FilterValues<FilterName>) {
  const fields = articleListQuery.shape;
  return {
    title: title.trim() || undefined,
    importance: fields.importance.read(importance),
    type: fields.type.read(type),
    sort: fields.sort.read(sort) ?? firstArticlePage.sort,
  };
}

/** The filters in force, each as "field: value". */
export function articleFiltersInWords({ title, importance, type }: ArticleListQuery, text: Text): string[] {
  const inForce = [
    { field: text('articles.field.title'), value: title },
    { field: text('articles.field.importance'), value: importance && '★'.repeat(importance) },
    { field: text('articles.field.type'), value: type && text(articleTypeTexts[type]) },
  ];
  return inForce.flatMap(({ field, value }) =>
    value ? [text('articles.filter.in-words', { field, value })] : [],
  );
}
