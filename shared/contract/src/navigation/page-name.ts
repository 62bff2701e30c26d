/**
 * The window event by which a page announces the name of the record in its address, or the texts of its filters. A host that
 * does not handle it shows the id.
 */
export const PAGE_NAMED_EVENT = 'backoffice:page-named';

/** The active filters of a list as text. */
export interface FiltersInWords {
  /** The query that the text describes. */
  search: string;
  language: string;
  words: string;
}

export interface PageNamed {
  /** The path of the page's address, without the query. */
  path: string;
  /** The name for users, such as a merchant's name. */
  name?: string;
  filters?: FiltersInWords;
}
