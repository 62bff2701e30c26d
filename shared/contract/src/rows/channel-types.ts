import * as z from 'zod/mini';
import { changeReason, rowId as id, listPage, orderBy, paging, readAt } from '../fields/field-schemas';
import { CHANNEL_CODE_MAX, CHANNEL_TYPE_NAME_MAX, channelTypeSorts } from '../fields/field-values';
import { displayName } from '../text/text-schemas';

const name = displayName(CHANNEL_TYPE_NAME_MAX, 0);

/** The names of a type; blank in a language that uses the English name. */
const names = {
  name: displayName(CHANNEL_TYPE_NAME_MAX),
  nameZh: z._default(name, ''),
  nameEs: z._default(name, ''),
  nameJa: z._default(name, ''),
};

/** A type of channel, such as a payment provider. */
export const channelType = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameZh: z.string(),
  nameEs: z.string(),
  nameJa: z.string(),
  /** Number of channels of this type. */
  channels: z.int(),
  updatedAt: z.string(),
});
export type ChannelType = z.infer<typeof channelType>;

/** `POST /channel-type/list`, by code unless sorted otherwise. */
export const channelTypeListRequest = z.strictObject({
  ...paging,
  sort: z._default(orderBy(channelTypeSorts), '+code'),
});
export type ChannelTypeListRequest = z.input<typeof channelTypeListRequest>;
export const channelTypeListResponse = listPage(channelType);

/** `POST /channel-type/create`; 409 names `code` when it is in use. */
export const channelTypeCreateRequest = z.strictObject({
  code: z.string().check(z.trim(), z.maxLength(CHANNEL_CODE_MAX), z.regex(/^[a-z][a-z0-9_-]*$/)),
  ...names,
});
export type ChannelTypeCreateRequest = z.input<typeof channelTypeCreateRequest>;

/** `PUT /channel-type/update`; the code cannot be changed. 409 names `updatedAt` when the row has changed since. */
export const channelTypeUpdateRequest = z.strictObject({
  id,
  ...names,
  updatedAt: readAt,
  reason: changeReason,
});
export type ChannelTypeUpdateRequest = z.input<typeof channelTypeUpdateRequest>;

/** `GET /channel/options`: the existing types with their names. */
const channelOption = z.pick(channelType, {
  code: true,
  name: true,
  nameZh: true,
  nameEs: true,
  nameJa: true,
});
export type ChannelOption = z.infer<typeof channelOption>;
export const channelOptionsResponse = z.array(channelOption);
