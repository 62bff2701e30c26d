import type { Named } from '@backoffice/row-import';
import { channelsApi } from './channels.api';

/** The channels that texts name, each by its code or its name, in whatever case. */
export async function findChannelCodes(
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, Named>> {
  const known = await channelsApi.options({ signal, quiet: true });
  return new Map(
    texts.flatMap((text) => {
      const word = text.toLowerCase();
      const option = known.find(({ name, code }) => [code, name.toLowerCase()].includes(word));
      return option ? [[text, { value: option.code, label: option.code }] as const] : [];
    }),
  );
}
