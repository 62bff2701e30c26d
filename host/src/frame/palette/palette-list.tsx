import type { EntryGroup } from './entry-groups';
import { messages } from './messages';
import type { PaletteEntry } from './palette-entry';
import { PaletteOption } from './palette-option';
import { usePaletteStyles } from './palette.styles';
import type { Found } from './search-entries';

interface PaletteListProps {
  id: string;
  groups: readonly EntryGroup[];
  active: PaletteEntry;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
}

const headings = {
  recent: 'palette.group.recent',
  pages: 'palette.group.pages',
  commands: 'palette.group.commands',
} as const;

/** What the palette found, best first; before anything is typed, in groups. */
export function PaletteList({ id, groups, active, onPoint, onChoose }: PaletteListProps) {
  const styles = usePaletteStyles();
  const text = messages.useText();
  const option = (found: Found) => (
    <PaletteOption
      found={found}
      id={`${id}-${found.entry.id}`}
      isActive={found.entry === active}
      key={found.entry.id}
      onChoose={() => onChoose(found.entry)}
      onPoint={() => onPoint(found.entry)}
    />
  );
  return (
    <div aria-label={text('palette.list.label')} id={id} role="listbox">
      {groups.map(({ key, finds }) => {
        if (key === 'found') return finds.map(option);
        const headingId = `${id}-group-${key}`;
        return (
          <div aria-labelledby={headingId} key={key} role="group">
            <div className={styles.heading} id={headingId} role="presentation">
              {text(headings[key])}
            </div>
            {finds.map(option)}
          </div>
        );
      })}
    </div>
  );
}
