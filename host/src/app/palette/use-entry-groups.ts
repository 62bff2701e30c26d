import { useLanguage } from '@backoffice/i18n';
import { store } from '@backoffice/session';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { navigationAtom } from '../navigation/navigation-atom';
import { groupsOf, recentFirst, type EntryGroup } from './entry-groups';
import { paletteEntries } from './palette-entries';
import { readRecent } from './recent-entries';
import { searchEntries } from './search-entries';
import { useToPinyin } from './use-to-pinyin';

/** What the palette shows for a query. */
export function useEntryGroups(query: string): EntryGroup[] {
  const navigation = useAtomValue(navigationAtom, { store });
  const language = useLanguage();
  const navigate = useNavigate();
  const toPinyin = useToPinyin();
  const [recent] = useState(readRecent);
  const entries = useMemo(
    () => paletteEntries(navigation, language, navigate),
    [navigation, language, navigate],
  );
  const search = useMemo(
    () => searchEntries(recentFirst(entries, recent), toPinyin),
    [entries, recent, toPinyin],
  );
  return useMemo(() => {
    if (!query.trim()) return groupsOf(entries, recent);
    const finds = search(query);
    return finds.length > 0 ? [{ key: 'found', finds }] : [];
  }, [entries, query, recent, search]);
}
