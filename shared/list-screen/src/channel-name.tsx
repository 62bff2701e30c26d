import { api } from '@backoffice/api-client';
import { channelPaths, type ChannelOption } from '@backoffice/contract';
import { type Language, useLanguage } from '@backoffice/i18n';
import { makeStyles, tokens } from '@backoffice/ui';
import { initialOf } from '@backoffice/ui/initial';
import { initialMark } from '@backoffice/ui/layout-rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** The types as last loaded, for names in messages. */
let loaded: readonly ChannelOption[] = [];

/** The types of channels with their names. Its failure shows no message: codes are shown instead of names. */
export const channelTypesQuery = queryOptions({
  queryKey: ['channels', 'options'],
  async queryFn({ signal }) {
    loaded = await api.get<ChannelOption[]>(channelPaths.channelOptions, { signal, quiet: true });
    return loaded;
  },
  staleTime: 60_000,
});

const NAMES = { en: 'name', zh: 'nameZh', es: 'nameEs', ja: 'nameJa' } as const;

const nameIn = (language: Language, type: ChannelOption) => type[NAMES[language]] || type.name;

/** Returns the name of a channel type in the language of the interface. */
export const channelOptionName = (type: ChannelOption): string =>
  nameIn(document.documentElement.lang as Language, type);

/** Returns the types of channels as choices, in the language of the interface; empty until they are loaded. */
export function useChannelTypes({ enabled = true } = {}): { value: string; label: string }[] {
  const language = useLanguage();
  const { data = [] } = useQuery({ ...channelTypesQuery, enabled });
  return data.map((type) => ({ value: type.code, label: nameIn(language, type) }));
}

/** Returns the name of a channel type in a message; its code if the types are not loaded. */
export function channelTypeName(code: string): string {
  const type = loaded.find((each) => each.code === code);
  return type ? channelOptionName(type) : code;
}

const useChannelNameStyles = makeStyles({
  name: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalSNudge,
    maxWidth: '100%',
    minWidth: 0,
    verticalAlign: 'bottom',
    '& > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '::before': {
      ...initialMark,
      // The alternative text keeps the letter out of the accessible name.
      content: 'attr(data-initial) / ""',
      width: '20px',
      height: '20px',
      borderRadius: tokens.borderRadiusMedium,
      fontSize: tokens.fontSizeBase100,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
});

interface ChannelNameProps {
  code: string;
  /** Renders the name, such as a link. */
  as?: (name: string) => ReactNode;
}

/** The name of a channel type after its mark; the code is in the tooltip. */
export function ChannelName({ code, as }: ChannelNameProps) {
  const styles = useChannelNameStyles();
  const name = useChannelTypes().find(({ value }) => value === code)?.label ?? code;
  return (
    <span className={styles.name} data-tooltip={code} {...initialOf(name)}>
      {as ? as(name) : <span>{name}</span>}
    </span>
  );
}
