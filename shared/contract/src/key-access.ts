/** The access to the calls of private keys and key pairs, for the table of permissions. */
export const keyAccess = {
  'POST /merchant/reveal-key': 'merchantKeys:view',
  'POST /merchant/key-pair/prepare': 'merchantKeys:edit',
  'POST /merchant/key-pair/activate': 'merchantKeys:edit',
  'POST /merchant/key-pair/discard': 'merchantKeys:edit',
  'POST /merchant/key-pair/go-back': 'merchantKeys:edit',
  'POST /channel/reveal-key': 'channelKeys:view',
  'POST /channel/key-pair/prepare': 'channelKeys:edit',
  'POST /channel/key-pair/activate': 'channelKeys:edit',
  'POST /channel/key-pair/discard': 'channelKeys:edit',
  'POST /channel/key-pair/go-back': 'channelKeys:edit',
  'GET /channel/detail': 'channels:view',
} as const;
