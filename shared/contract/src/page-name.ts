/**
 * The event of the window by which a page tells the frame what the thing is called that its address names by an id. A frame that does
 * not know it goes on showing the id.
 */
export const PAGE_NAMED_EVENT = 'backoffice:page-named';

export interface PageNamed {
  /** Of the page's address, without the query. */
  path: string;
  /** As its users call it, such as a merchant's name. */
  name: string;
}
