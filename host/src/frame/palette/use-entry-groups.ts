import { useLanguage } from '@backoffice/i18n';
import { store } from '@backoffice/session';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { navigationAtom } from '../../navigation/navigation-atom';
import { groupsOf, recentFirst, type EntryGroup } from './entry-groups';
import { paletteEntries } from './palette-entries';
import { readRecent } from './recent-entries';
import { searchEntries } from './search-entries';
import { useToPinyin } from './use-to-pinyin';

interface Entries {
  groups: EntryGroup[];
  /** The sounds of titles are still on their way, by which more may be found. */
  isMoreAwaited: boolean;
}

/** What the palette shows for a query. */
export function useEntryGroups(query: string): Entries {
  const navigation = useAtomValue(navigationAtom, { store });
  const language = useLanguage();
  const navigate = useNavigate();
  const { toPinyin, isAwaited } = useToPinyin();
  const [recent] = useState(readRecent);
  const entries = useMemo(
    () => paletteEntries(navigation, language, navigate),
    [navigation, language, navigate],
  );
  const search = useMemo(
    () => searchEntries(recentFirst(entries, recent), toPinyin),
    [entries, recent, toPinyin],
  );
  const groups = useMemo((): EntryGroup[] => {
    if (!query.trim()) return groupsOf(entries, recent);
    const finds = search(query);
    return finds.length > 0 ? [{ key: 'found', finds }] : [];
  }, [entries, query, recent, search]);
  return { groups, isMoreAwaited: isAwaited };
}
