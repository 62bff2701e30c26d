import * as z from 'zod/mini';

/** A fall of the success rate of a channel, or of the channels of a type together. */
export const channelAlert = z.object({
  /** The name of the channel’s type, by language. */
  type: z.object({ en: z.string(), zh: z.string(), es: z.string(), ja: z.string() }),
  /** The merchant of the channel; null for the channels of a type. */
  merchantName: z.nullable(z.string()),
  /** Success rates in percent, with one decimal. */
  rate: z.number(),
  usualRate: z.number(),
});
export type ChannelAlert = z.infer<typeof channelAlert>;
