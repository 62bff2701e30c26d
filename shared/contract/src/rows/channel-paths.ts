/** The paths of channels. */
export const channelPaths = {
  channelList: '/channel/list',
  channelCreate: '/channel/create',
  channelUpdate: '/channel/update',
  channelWeights: '/channel/weights',
  channelDelete: '/channel/delete',
  channelHistory: '/channel/history',
  channelFind: '/channel/find',
  channelOptions: '/channel/options',
  channelKeyUsage: '/channel/key-usage',
  channelMerchants: '/channel/merchants',
} as const;
