import { FIND_MAX } from '@backoffice/contract';
import { Dialog as UiDialog } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { messages as hostMessages } from '../../kernel/messages';
import { PALETTE_PRELOAD_AFTER_MS } from '../../kernel/patience';
import type { TypedAhead } from './type-ahead';
import { messages } from './messages';
import { PaletteList } from './palette-list';
import { usePaletteStyles } from './palette.styles';
import { rememberRecent, useEntryGroups } from './use-entry-groups';
import type { PaletteEntry } from './palette-entries';

export const load = messages.load;

function usePreload(entry: PaletteEntry | undefined): void {
  useEffect(() => {
    if (!entry?.preload) return;
    const timer = setTimeout(entry.preload, PALETTE_PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [entry]);
}

/** Search over pages and commands: a field that keeps the focus, and a list that its arrow keys walk through. */
export function Dialog({ onClose, typed }: { onClose: () => void; typed: TypedAhead }) {
  const styles = usePaletteStyles();
  const text = messages.useText();
  const hostText = hostMessages.useText();
  const listId = useId();
  const [query, setQuery] = useState(typed.query);
  const [at, setAt] = useState(0);
  const { groups, isMoreAwaited } = useEntryGroups(query);
  const isEntered = useRef(typed.isEntered);
  const finds = groups.flatMap((group) => group.finds);
  const active = finds[Math.min(at, finds.length - 1)]?.entry;
  usePreload(active);

  const choose = (entry: PaletteEntry) => {
    if (!entry.isForgotten) rememberRecent(entry.id);
    onClose();
    entry.run();
  };
  // Enter came before there was anything to open.
  useEffect(() => {
    if (!isEntered.current || !active) return;
    isEntered.current = false;
    choose(active);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = pressedKey(event);
    const step = { ArrowDown: 1, ArrowUp: finds.length - 1 }[pressed];
    if (step !== undefined && finds.length > 0) setAt((at + step) % finds.length);
    else if (pressed === 'Enter' && active) choose(active);
    else if (pressed === 'Enter' && isMoreAwaited) isEntered.current = true;
    else if ((event.ctrlKey || event.metaKey) && pressed.toLowerCase() === 'k') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <UiDialog onDismiss={onClose} title={hostText('palette.open.label')}>
      <input
        aria-activedescendant={active && `${listId}-${active.id}`}
        aria-autocomplete="list"
        aria-controls={active && listId}
        aria-expanded={active !== undefined}
        aria-label={text('palette.field.label')}
        autoComplete="off"
        className={styles.field}
        maxLength={FIND_MAX}
        onChange={({ target }) => {
          setQuery(target.value);
          setAt(0);
          isEntered.current = false;
        }}
        onKeyDown={onKeyDown}
        placeholder={text('palette.field.placeholder')}
        role="combobox"
        spellCheck={false}
        value={query}
      />
      <div className={styles.found}>
        {active ? (
          <PaletteList
            active={active}
            groups={groups}
            id={listId}
            onChoose={choose}
            onPoint={(entry) => setAt(finds.findIndex((found) => found.entry === entry))}
          />
        ) : (
          !isMoreAwaited && (
            <div className={styles.nothing}>
              <p className={styles.nothingTitle}>{text('palette.nothing.title', { query: query.trim() })}</p>
              <p className={styles.nothingHint}>{text('palette.nothing.hint')}</p>
            </div>
          )
        )}
      </div>
      <p className={styles.status} role="status">
        {query.trim() && (active || !isMoreAwaited) && text('palette.found.count', { n: finds.length })}
      </p>
    </UiDialog>
  );
}
