import { FIND_MAX } from '@backoffice/contract';
import { ConfirmDialog, copyWithNotice, Dialog as UiDialog, mergeClasses } from '@backoffice/ui';
import { lateComponent } from '@backoffice/ui/late-component';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useAtom } from 'jotai';
import { messages as hostMessages } from '../../kernel/messages';
import { PALETTE_PRELOAD_AFTER_MS } from '../../kernel/patience';
import { pressedRecordCommand } from '../shortcuts/record-keys';
import type { TypedAhead } from './type-ahead';
import { messages as createMessages } from '../create/creations';
import { maskedKeyAtom } from './copy-keys';
import { messages } from './messages';
import { PaletteList } from './palette-list';
import { usePaletteStyles } from './palette.styles';
import { rememberRecent } from './use-entry-groups';
import { usePaletteLevels } from './use-palette-levels';
import type { PaletteEntry } from './palette-entries';

export async function load(): Promise<void> {
  await Promise.all([messages.load(), createMessages.load()]);
}

function usePreload(entry: PaletteEntry | undefined): void {
  useEffect(() => {
    if (!entry?.preload) return;
    const timer = setTimeout(entry.preload, PALETTE_PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [entry]);
}

const KeyReasonDialog = lateComponent(async () =>
  (await import(/* webpackChunkName: "keys" */ '@backoffice/list-screen/keys')).loadKeyReasonDialog(),
);

/** The field's keys, in the dialog's foot. */
const footKeys = [
  { keys: '↑ ↓', label: 'palette.foot.move' },
  { keys: '↵', label: 'palette.foot.open' },
  { keys: 'Esc', label: 'palette.foot.close' },
] as const;

/** Whether the caret is at the end, so that the right arrow does not move it. */
const isAtEnd = ({ selectionStart, value }: HTMLInputElement) => selectionStart === value.length;

const hasSelection = ({ selectionStart, selectionEnd }: HTMLInputElement) => selectionStart !== selectionEnd;

/** Search over pages, commands and records: a field that keeps the focus, and a list controlled by its arrow keys. */
export function Dialog({ onClose, typed }: { onClose: () => void; typed: TypedAhead }) {
  const styles = usePaletteStyles();
  const text = messages.useText();
  const hostText = hostMessages.useText();
  const listId = useId();
  const hintId = `${listId}-hint`;
  const [query, setQuery] = useState(typed.query);
  const levels = usePaletteLevels(query, setQuery);
  const [confirming, setConfirming] = useState<PaletteEntry>();
  const [maskedKey, setMaskedKey] = useAtom(maskedKeyAtom);
  const { groups, isMoreAwaited, opened, lookedUp, at, setAt, open, back } = levels;
  const isEntered = useRef(typed.isEntered);
  const finds = groups.flatMap((group) => group.finds);
  const active = finds[Math.min(at, finds.length - 1)]?.entry;
  usePreload(active);
  const field = useRef<HTMLInputElement>(null);
  // Selects a query that came from the clipboard, so that typing replaces it.
  useEffect(() => {
    if (lookedUp !== undefined) field.current?.select();
  }, [lookedUp]);

  const search = (next: string) => {
    setQuery(next);
    levels.startOver();
    isEntered.current = false;
  };
  const run = (entry: PaletteEntry) => {
    if (!entry.isForgotten) rememberRecent(entry.id);
    if (entry.staysOpen) field.current?.focus();
    else onClose();
    entry.run();
  };
  const choose = (entry: PaletteEntry) => {
    if (entry.query !== undefined) search(entry.query);
    else if (entry.question) setConfirming(entry);
    else run(entry);
  };
  // Opens the first record once it arrives, if Enter was pressed before.
  useEffect(() => {
    if (!isEntered.current || !active) return;
    isEntered.current = false;
    choose(active);
  });
  /** The command of the active record whose shortcut was pressed. */
  const commandOf = (event: KeyboardEvent<HTMLInputElement>) => {
    const pressed = pressedRecordCommand(event);
    // Selected text in the field is copied as usual.
    if (!pressed || (pressed === 'copy' && hasSelection(event.currentTarget))) return undefined;
    const commands = opened ? finds.map(({ entry }) => entry) : active?.commands;
    return commands?.find(({ id }) => id === pressed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const pressed = pressedKey(event);
    const command = commandOf(event);
    const step = { ArrowDown: 1, ArrowUp: finds.length - 1 }[pressed];
    if (command) choose(command);
    else if (step !== undefined && finds.length > 0) setAt((at + step) % finds.length);
    else if (pressed === 'ArrowRight' && active?.commands && isAtEnd(event.currentTarget)) open(active);
    else if (opened && (pressed === 'ArrowLeft' || pressed === 'Escape')) {
      // Goes one level back without closing the dialog.
      event.stopPropagation();
      back();
    } else if (pressed === 'Enter' && active) choose(active);
    else if (pressed === 'Enter' && isMoreAwaited) isEntered.current = true;
    else if ((event.ctrlKey || event.metaKey) && pressed.toLowerCase() === 'k') onClose();
    else return;
    event.preventDefault();
  };
  const found =
    query.trim() && (active || !isMoreAwaited)
      ? text('palette.found.count', { count: finds.length, n: finds.length })
      : '';
  return (
    <UiDialog onDismiss={onClose} size="search" title={hostText('palette.open.label')}>
      <input
        aria-activedescendant={active && `${listId}-${active.id}`}
        aria-autocomplete="list"
        aria-controls={active && listId}
        aria-expanded={active !== undefined}
        aria-label={text('palette.field.label')}
        autoComplete="off"
        className={styles.field}
        maxLength={FIND_MAX}
        onChange={({ target }) => search(target.value)}
        onKeyDown={onKeyDown}
        placeholder={text('palette.field.placeholder')}
        ref={field}
        role="combobox"
        spellCheck={false}
        value={query}
      />
      <div className={styles.found}>
        {active ? (
          <PaletteList
            active={active}
            groups={groups}
            hintId={hintId}
            id={listId}
            onChoose={choose}
            onMore={open}
            onPoint={(entry) => setAt(finds.findIndex((find) => find.entry === entry))}
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
      <div className={styles.footer}>
        <p className={styles.status} role="status">
          {opened ? text('palette.do.of', { name: opened.name }) : found}
        </p>
        <span className={styles.footKeys}>
          <span className={mergeClasses(!opened && !active?.commands && styles.noHint)} id={hintId}>
            {text(opened ? 'palette.do.back' : 'palette.do.more')}
          </span>
          {footKeys.map(({ keys, label }) => (
            <span className={styles.footKey} key={label}>
              {keys} {text(label)}
            </span>
          ))}
        </span>
      </div>
      {maskedKey !== null && (
        <KeyReasonDialog
          address={{ of: 'merchant', id: maskedKey }}
          onClose={() => setMaskedKey(null)}
          onKey={copyWithNotice}
          use="copy"
        />
      )}
      {confirming?.question && (
        <ConfirmDialog
          body={confirming.question.body}
          confirmLabel={confirming.titles.at(-1)!}
          dangerous
          onCancel={() => setConfirming(undefined)}
          onConfirm={() => run(confirming)}
          title={confirming.question.title}
        />
      )}
    </UiDialog>
  );
}
