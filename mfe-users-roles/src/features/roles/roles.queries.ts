import { queryOptions } from '@tanstack/react-query';
import { rolesApi } from './roles.api';

const roleKeys = { list: ['roles', 'list'], pages: ['roles', 'pages'] };

export const roleListOptions = queryOptions({
  queryKey: roleKeys.list,
  queryFn: ({ signal }) => rolesApi.list({ signal }),
});

export const grantablePagesOptions = queryOptions({
  queryKey: roleKeys.pages,
  queryFn: ({ signal }) => rolesApi.pages({ signal }),
});
