/**
 * The event of the window by which a page tells the frame what the thing is called that its address names by an id, or what its query
 * stands for. A frame that does not know it goes on showing the id.
 */
export const PAGE_NAMED_EVENT = 'backoffice:page-named';

/** The filters that a list is shown by. */
export interface FiltersInWords {
  /** The query that they stand for. */
  search: string;
  language: string;
  words: string;
}

export interface PageNamed {
  /** Of the page's address, without the query. */
  path: string;
  /** As its users call it, such as a merchant's name. */
  name?: string;
  filters?: FiltersInWords;
}
