import type { ListSchema } from '@backoffice/data';
import { firstPage, pageFields, type PageQuery } from '@backoffice/list-screen';

export const editTableQuery = { shape: pageFields } satisfies ListSchema<PageQuery>;

export const firstEditPage: PageQuery = { ...firstPage, limit: 10 };
