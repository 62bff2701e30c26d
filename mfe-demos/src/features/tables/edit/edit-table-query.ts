import { PAGE_SIZES, paging } from '@backoffice/contract';
import * as z from 'zod/mini';

/** What the table shows, as its address says it. */
export const editTableQuery = z.object({ page: paging.page, limit: z.literal(PAGE_SIZES) });

export const firstEditPage: z.infer<typeof editTableQuery> = { page: 1, limit: 10 };
