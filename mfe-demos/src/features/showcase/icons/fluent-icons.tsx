import { ErrorPanel } from '@backoffice/ui';
import { Pagination } from '@backoffice/ui/list';
import { useMemo, useRef } from 'react';
import { showcaseMessages } from '../showcase-messages';
import type { FluentIcon } from './load-fluent-icons';
import { FluentGlyph } from './fluent-glyph';
import { IconGrid } from './icon-grid';
import { useIconStyles } from './icons.styles';
import { useDrawings } from './use-drawings';
import { useSeenGroups } from './use-seen-groups';

export interface FluentIconsProps {
  icons: readonly FluentIcon[];
  /** From 1. */
  page: number;
  limit: number;
  onPage: (next: { page: number; limit: number }) => void;
}

/** A page of Fluent's icons; drawings come as they are seen. */
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
