/** The paths of channel types. */
export const channelTypePaths = {
  channelTypeList: '/channel-type/list',
  channelTypeCreate: '/channel-type/create',
  channelTypeUpdate: '/channel-type/update',
  channelTypeDelete: '/channel-type/delete',
  channelTypeHistory: '/channel-type/history',
} as const;
