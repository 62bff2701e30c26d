import { ErrorPanel } from '@backoffice/ui';
import { Pagination } from '@backoffice/ui/list';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showcaseMessages } from '../showcase-messages';
import { IconGrid } from './icon-grid';
import { useIconStyles } from './icons.styles';
import { useQuery } from '@tanstack/react-query';

/** An icon of Fluent, by its name and the position of its drawing. */
interface FluentIcon {
  name: string;
  group: number;
  /** The index in its group. */
  at: number;
}

/** Loads the names of all of Fluent's icons, which are in a file of their own. */
async function loadFluentIcons(): Promise<readonly FluentIcon[]> {
  const { groups } = await import('virtual:fluent-icons');
  return groups.flatMap((names, group) => names.map((name, at) => ({ name, group, at })));
}

export function useFluentIcons() {
  return useQuery({
    queryKey: ['demos', 'fluent-icons'],
    queryFn: loadFluentIcons,
    staleTime: Infinity,
    retry: false,
    // The file may be cached, so it is loaded even when the browser is offline.
    networkMode: 'always',
  });
}

/** The margin around the window in which drawings are loaded ahead of scrolling. */
const AHEAD = '200px 0px';

/**
 * Calls back with the groups of visible icons.
 *
 * @returns a ref for the element whose children are the icons, in their order
 */
function useSeenGroups(icons: readonly FluentIcon[], onSeen: (group: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const groups = new Map([...(list.current?.children ?? [])].map((child, at) => [child, icons[at]?.group]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const group = groups.get(target);
          if (isIntersecting && group !== undefined) onSeen(group);
        }
      },
      { rootMargin: AHEAD },
    );
    for (const child of groups.keys()) observer.observe(child);
    return () => observer.disconnect();
  }, [icons, onSeen]);
  return list;
}

type Drawing = readonly string[] | string;

type Loaded = ReadonlyMap<number, readonly Drawing[] | 'failed'>;

/** Loads and returns drawings by group. */
function useDrawings() {
  const [loaded, setLoaded] = useState<Loaded>(new Map());
  const requested = useRef(new Set<number>());

  const load = useCallback((group: number) => {
    if (requested.current.has(group)) return;
    requested.current.add(group);
    const set = (result: readonly Drawing[] | 'failed') =>
      setLoaded((before) => new Map(before).set(group, result));
    void import('virtual:fluent-icons')
      .then(({ loadDrawings }) => loadDrawings[group]!())
      .then(
        ({ drawings }) => set(drawings),
        () => set('failed'),
      );
  }, []);

  const failed = [...loaded].flatMap(([group, result]) => (result === 'failed' ? [group] : []));
  const retry = () => {
    for (const group of failed) {
      requested.current.delete(group);
      load(group);
    }
  };
  const drawingOf = ({ group, at }: { group: number; at: number }) => {
    const result = loaded.get(group);
    return result === 'failed' ? undefined : result?.[at];
  };
  return { drawingOf, load, hasFailed: failed.length > 0, retry };
}

const BOX = '0 0 20 20';
const imageOf = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX}">${content}`)}`;

/** A drawing of Fluent, or its reserved space while loading. */
function FluentGlyph({ drawing }: { drawing: Drawing | undefined }) {
  const styles = useIconStyles();
  if (!drawing) return <span className={styles.room} />;
  // An icon with colours of its own uses ids, which would clash with others in the page.
  if (typeof drawing === 'string') return <img alt="" height={24} src={imageOf(drawing)} width={24} />;
  return (
    <svg aria-hidden="true" fill="currentColor" height={24} viewBox={BOX} width={24}>
      {drawing.map((path) => (
        <path d={path} key={path} />
      ))}
    </svg>
  );
}

export interface FluentIconsProps {
  icons: readonly FluentIcon[];
  /** The page, from 1. */
  page: number;
  limit: number;
  onPage: (next: { page: number; limit: number }) => void;
}

/** A page of Fluent's icons, whose drawings are loaded once visible. */
export function FluentIcons({ icons, page, limit, onPage }: FluentIconsProps) {
  const styles = useIconStyles();
  const text = showcaseMessages.useText();
  const start = useRef<HTMLDivElement>(null);
  const { drawingOf, load, hasFailed, retry } = useDrawings();
  const shown = useMemo(() => icons.slice((page - 1) * limit, page * limit), [icons, page, limit]);
  const grid = useSeenGroups(shown, load);
  return (
    <div className={styles.pages} ref={start}>
      {hasFailed && <ErrorPanel onRetry={retry} title={text('showcase.icons.failed')} />}
      <IconGrid
        gridRef={grid}
        icons={shown.map((icon) => ({
          name: icon.name,
          glyph: <FluentGlyph drawing={drawingOf(icon)} />,
          code: `import { ${icon.name} } from '@fluentui/react-icons';`,
        }))}
        title={text('showcase.icons.fluent')}
      />
      {icons.length > 0 && (
        <Pagination
          limit={limit}
          onChange={(next) => {
            onPage(next);
            start.current?.scrollIntoView({ block: 'start' });
          }}
          page={page}
          total={icons.length}
        />
      )}
    </div>
  );
}
