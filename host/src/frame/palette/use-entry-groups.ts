import { storedJson } from '@backoffice/browser-store';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '@backoffice/i18n';
import { useLateCode } from '@backoffice/ui/late-code';
import { useNavigate } from 'react-router-dom';
import { isSearchable, findRecords, type FoundRecord } from './find-records';
import { paletteEntries, type PaletteEntry, recordEntry } from './palette-entries';
import { type Found, searchEntries } from './search-entries';
import { reportError } from '../../kernel/error-log/report-error';
import { RECORDS_SOUGHT_AFTER_MS } from '../../kernel/patience';
import { supportPinyinSearchAtom } from '../../kernel/settings/settings';
import { navigationAtom } from '../../navigation/navigation';

export interface EntryGroup {
  key: 'found' | 'recent' | 'pages' | 'commands' | 'records' | 'of-record';
  /** Replaces the default heading of its kind. */
  heading?: string;
  finds: readonly Found[];
}

export const unmarked = (entry: PaletteEntry): Found => ({ entry, marks: new Map() });

/** Moves recently chosen entries to the front; the others keep the order of the menu. */
function recentFirst(entries: readonly PaletteEntry[], recent: readonly string[]): PaletteEntry[] {
  const known = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return [...known, ...entries.filter((entry) => !known.includes(entry))];
}

/** The groups shown before the user types. */
function groupsOf(entries: readonly PaletteEntry[], recent: readonly string[]): EntryGroup[] {
  const isRecent = ({ id }: PaletteEntry) => recent.includes(id);
  const others = entries.filter((entry) => !isRecent(entry));
  const group = (key: EntryGroup['key'], finds: PaletteEntry[]) => ({ key, finds: finds.map(unmarked) });
  return [
    group('recent', recentFirst(entries, recent).filter(isRecent)),
    group(
      'pages',
      others.filter(({ kind }) => kind === 'page'),
    ),
    group(
      'commands',
      others.filter(({ kind }) => kind === 'command'),
    ),
  ].filter(({ finds }) => finds.length > 0);
}

const MAX_RECENT = 10;

/** The recently chosen entries, newest first: paths without their queries, and ids of commands. */
const stored = storedJson<string[]>({
  key: 'paletteRecent',
  area: 'local',
  parse: (json) =>
    Array.isArray(json) ? json.filter((id) => typeof id === 'string').slice(0, MAX_RECENT) : undefined,
  fallback: [],
});

export function rememberRecent(id: string): void {
  stored.write([id, ...stored.read().filter((other) => other !== id)].slice(0, MAX_RECENT));
}

async function fetchPinyin() {
  try {
    return (await import(/* webpackChunkName: "pinyin" */ './to-pinyin')).toPinyin;
  } catch (error) {
    // Search by titles and paths works without the sounds.
    reportError({ kind: 'client', error });
    throw error;
  }
}

/**
 * The function from Chinese to its sound, with a dictionary that is loaded after the palette is shown. Undefined until then, and
 * while disabled.
 */
function useToPinyin() {
  const isOn = useAtomValue(supportPinyinSearchAtom);
  const { fetched, hasFailed } = useLateCode(fetchPinyin, isOn);
  return { toPinyin: isOn ? fetched : undefined, isAwaited: isOn && !fetched && !hasFailed };
}

const NOTHING: readonly FoundRecord[] = [];

interface FoundRecords {
  query: string;
  records: readonly FoundRecord[];
}

/** The records that match a query, requested once the user pauses typing. */
function useRecords(query: string) {
  const [found, setFound] = useState<FoundRecords>({ query: '', records: NOTHING });
  const isHeard = useAtomValue(supportPinyinSearchAtom);
  const isSearched = isSearchable(query);
  useEffect(() => {
    if (!isSearched) return undefined;
    const aborter = new AbortController();
    const timer = setTimeout(async () => {
      const records = await findRecords({ query, ...(!isHeard && { sound: false }) }, aborter.signal);
      if (!aborter.signal.aborted) setFound({ query, records });
    }, RECORDS_SOUGHT_AFTER_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [query, isSearched, isHeard]);
  // Records of an earlier query must not be opened by Enter.
  const isHere = isSearched && found.query === query;
  return { records: isHere ? found.records : NOTHING, isAwaited: isSearched && !isHere };
}

/** The entries for a query. Matches by sound and records may still be pending. */
export function useEntryGroups(query: string) {
  const navigation = useAtomValue(navigationAtom);
  const language = useLanguage();
  const navigate = useNavigate();
  const { toPinyin, isAwaited } = useToPinyin();
  const { records, isAwaited: areRecordsAwaited } = useRecords(query.trim());
  const [recent] = useState(stored.read);
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
    const ofRecords = records.map((record) => unmarked(recordEntry(record, navigate)));
    const found: EntryGroup[] = [
      { key: 'found', finds: search(query) },
      { key: 'records', finds: ofRecords },
    ];
    return found.filter(({ finds }) => finds.length > 0);
  }, [entries, query, recent, search, records, navigate]);
  return { groups, isMoreAwaited: isAwaited || areRecordsAwaited };
}
