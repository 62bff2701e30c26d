import { PAGE_SIZES, type PageSize } from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import { oneOf, pageNumber } from '@backoffice/list-screen';

/** What the table shows, as its address says it. */
interface EditTableQuery {
  page: number;
  limit: PageSize;
}

export const editTableQuery = {
  shape: { page: pageNumber, limit: oneOf(PAGE_SIZES) },
} satisfies ListSchema<EditTableQuery>;

export const firstEditPage: EditTableQuery = { page: 1, limit: 10 };
