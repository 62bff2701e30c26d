import { apiPaths, channelPaths, merchantPaths } from '@backoffice/contract';
import type { Call } from '../harness/call';
import type { Row, Values } from './model';
import type { Kind } from './story';

interface New extends Values {
  name: string;
  /** The id of a channel's merchant. */
  merchantId: number;
  privateKey: string;
}

/** The calls that write rows of one kind, and the SQL that reads them. */
interface Area {
  create(row: New): Call;
  change(row: Row, after: Values): Call;
  remove?(row: Row): Call;
  /** Selects the rows of a seed by their names, with all columns that are checked. */
  select: string;
  list?(prefix: string, status?: string): Call;
}

const rolePath = (name: string) => apiPaths.roleByKey.replace(':id', name);
const plainList = { limit: 1 };

export const CHANNEL_TYPE = 'stormy';

export const areas: Record<Kind, Area> = {
  merchant: {
    create: ({ name, mark, status }) => ({
      method: 'PUT',
      path: merchantPaths.merchantCreate,
      body: { merchantName: name, merchantExpansionA: mark, status },
    }),
    change: ({ id, updatedAt, mark: before }, { mark, status }) =>
      mark === before
        ? { method: 'PUT', path: merchantPaths.merchantStatus, body: { id, status, updatedAt } }
        : {
            method: 'PUT',
            path: merchantPaths.merchantUpdate,
            body: { id, status, updatedAt, merchantExpansionA: mark },
          },
    select: `select id::int, merchant_name as name, expansion_a as mark, status, updated_at from merchant
             left join merchant_detail on merchant_id = id where starts_with(merchant_name, $1)`,
    list: (merchantName, status) => ({
      method: 'POST',
      path: merchantPaths.merchantList,
      body: { ...plainList, fields: 'option', merchantName, status },
    }),
  },
  channel: {
    create: ({ name, mark, status, merchantId, privateKey }) => ({
      method: 'POST',
      path: channelPaths.channelCreate,
      body: {
        merchantId,
        merchantNo: name,
        merchantChannel: CHANNEL_TYPE,
        merchantWeight: 1,
        merchantUpPrivateKey: privateKey,
        merchantExpansion: JSON.stringify(mark),
        status,
      },
    }),
    change: ({ id, updatedAt, name }, { mark, status }) => ({
      method: 'PUT',
      path: channelPaths.channelUpdate,
      body: {
        id,
        updatedAt,
        merchantNo: name,
        merchantWeight: 1,
        merchantExpansion: JSON.stringify(mark),
        status,
      },
    }),
    remove: ({ id, updatedAt }) => ({
      method: 'POST',
      path: channelPaths.channelDelete,
      body: { id, updatedAt },
    }),
    select: `select id::int, merchant_no as name, expansion::jsonb #>> '{}' as mark, status, updated_at from channel
             left join channel_detail on channel_id = id where starts_with(merchant_no, $1)`,
    list: (merchantNo, status) => ({
      method: 'POST',
      path: channelPaths.channelList,
      body: { ...plainList, fields: 'weight', merchantNo, status },
    }),
  },
  user: {
    create: ({ name, mark, status }) => ({
      method: 'POST',
      path: apiPaths.userCreate,
      body: { username: name, password: 'an-umbrella-41', roleName: 'editor', introduction: mark, status },
    }),
    change: ({ id, updatedAt, mark: before }, { mark, status }) =>
      mark === before
        ? { method: 'PUT', path: apiPaths.userStatus, body: { id, status, updatedAt } }
        : { method: 'PUT', path: apiPaths.userUpdate, body: { id, updatedAt, introduction: mark, status } },
    select: `select id::int, username as name, introduction as mark, status, updated_at from app_user
             where starts_with(username, $1)`,
    list: (username, status) => ({
      method: 'POST',
      path: apiPaths.userList,
      body: { ...plainList, username, status },
    }),
  },
  role: {
    create: ({ name, mark }) => ({
      method: 'POST',
      path: apiPaths.role,
      body: { key: name, name, description: mark, routes: [] },
    }),
    change: ({ name, updatedAt }, { mark }) => ({
      method: 'PUT',
      path: rolePath(name),
      body: { description: mark, updatedAt },
    }),
    remove: ({ name, updatedAt }) => ({
      method: 'DELETE',
      path: `${rolePath(name)}?updatedAt=${encodeURIComponent(updatedAt)}`,
    }),
    select: `select id::int, key as name, description as mark, 'active' as status, updated_at from role
             where starts_with(key, $1)`,
  },
};
