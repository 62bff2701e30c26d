import { DEFAULT_PAGE_SIZE, PAGE_SIZES, sortsById, type PageSize, type SortById } from '@backoffice/contract';
import { oneOf, pageNumber } from './list-fields';

/** What the address of every list says. */
export interface PageQuery {
  page: number;
  limit: PageSize;
}

export const pageFields = { page: pageNumber, limit: oneOf(PAGE_SIZES) };

export const firstPage: PageQuery = { page: 1, limit: DEFAULT_PAGE_SIZE };

/** The same of a list that can be sorted. */
export interface SortedPageQuery extends PageQuery {
  sort: SortById;
}

export const sortedPageFields = { ...pageFields, sort: oneOf(sortsById) };

export const firstSortedPage: SortedPageQuery = { ...firstPage, sort: '+id' };
