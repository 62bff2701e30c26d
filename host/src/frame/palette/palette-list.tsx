import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { ChevronRightIcon, type Icon, mergeClasses, MoreHorizontalIcon } from '@backoffice/ui';
import { usePaletteStyles } from './palette.styles';
import type { Found } from './search-entries';
import type { EntryGroup } from './use-entry-groups';
import { messages } from './messages';
import type { PaletteEntry } from './palette-entries';

interface MarkedTextProps {
  text: string;
  /** The first and last index of each matched part. */
  marks?: readonly (readonly [number, number])[];
}

/** A title with the matched parts highlighted. Scattered single letters are not highlighted, since they would distract. */
function MarkedText({ text, marks = [] }: MarkedTextProps) {
  const styles = usePaletteStyles();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [first, last] of marks) {
    if (last === first && text.length > 1 && marks.length > 1) continue;
    parts.push(
      <Fragment key={first}>
        <span>{text.slice(end, first)}</span>
        <mark className={styles.mark}>{text.slice(first, last + 1)}</mark>
      </Fragment>,
    );
    end = last + 1;
  }
  return (
    <>
      {parts}
      <span>{text.slice(end)}</span>
    </>
  );
}

interface CommandButtonProps {
  name: string;
  icon: Icon;
  tooltip?: string;
  className: string;
  onPress: () => void;
}

/** A button inside the line of a record, for a command other than the line's own. */
function CommandButton({ name, icon: CommandIcon, tooltip, className, onPress }: CommandButtonProps) {
  return (
    <span
      aria-hidden
      className={className}
      data-command={name}
      data-tooltip={tooltip}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <CommandIcon />
    </span>
  );
}

interface PaletteOptionProps {
  found: Found;
  id: string;
  isActive: boolean;
  /** The id of the text that explains how to show the commands. */
  hintId: string;
  onPoint: () => void;
  onChoose: (entry: PaletteEntry) => void;
  onMore: () => void;
}

/** One page, command or record with its groups; the keyboard focus stays in the field. */
function PaletteOption({ found, id, isActive, hintId, onPoint, onChoose, onMore }: PaletteOptionProps) {
  const styles = usePaletteStyles();
  const option = useRef<HTMLDivElement>(null);
  const { entry, marks, heard } = found;
  const { titles, path, detail = path, icon: Icon, lang } = entry;
  const reason = heard === undefined ? entry.reason : { text: heard, lang: 'zh' };

  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    // The field's keys do the same: it names this option as the active one.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      aria-describedby={entry.commands && hintId}
      aria-selected={isActive}
      className={mergeClasses(styles.option, isActive && styles.active)}
      id={id}
      onClick={() => onChoose(entry)}
      onPointerMove={onPoint}
      ref={option}
      role="option"
      tabIndex={-1}
    >
      <Icon className={styles.icon} />
      <span className={styles.body}>
        <span className={styles.titles}>
          {titles.map((title, index) => {
            const isOwn = index === titles.length - 1;
            return (
              <Fragment key={title}>
                <span className={isOwn ? styles.own : styles.group} lang={isOwn ? lang : undefined}>
                  <MarkedText marks={marks.get(index)} text={title} />
                </span>
                {!isOwn && <ChevronRightIcon className={styles.chevron} size={16} />}
              </Fragment>
            );
          })}
          {reason && (
            <span className={styles.reason} lang={reason.lang}>
              {reason.text}
            </span>
          )}
        </span>
        {detail && <span className={mergeClasses(styles.detail, path && styles.path)}>{detail}</span>}
      </span>
      {entry.commands && (
        // Buttons for the pointer only; by keyboard, the right arrow and shortcuts reach the commands.
        <span className={mergeClasses(styles.commands, !isActive && styles.noCommands)}>
          {/* The command that Enter runs is run by a press of the row, too. Rare ones are only in the list of commands. */}
          {entry.commands
            .slice(1)
            .filter(({ staysOpen }) => !staysOpen)
            .map((command) => (
              <CommandButton
                className={styles.command}
                icon={command.icon}
                key={command.id}
                name={command.id}
                onPress={() => onChoose(command)}
                tooltip={[command.titles.at(-1), command.keys && `(${command.keys})`].join(' ')}
              />
            ))}
          <CommandButton className={styles.more} icon={MoreHorizontalIcon} name="more" onPress={onMore} />
        </span>
      )}
    </div>
  );
}

interface PaletteListProps {
  id: string;
  groups: readonly EntryGroup[];
  active: PaletteEntry;
  hintId: string;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
  /** Shows the commands of an entry. */
  onMore: (entry: PaletteEntry) => void;
}

const headings = {
  recent: 'palette.group.recent',
  pages: 'palette.group.pages',
  commands: 'palette.group.commands',
  records: 'palette.group.records',
  'of-record': 'palette.group.commands',
} as const;

/** The found entries, best first; before the user types, all entries in groups. */
export function PaletteList({ id, groups, active, hintId, onPoint, onChoose, onMore }: PaletteListProps) {
  const styles = usePaletteStyles();
  const text = messages.useText();
  const option = (found: Found) => (
    <PaletteOption
      found={found}
      hintId={hintId}
      id={`${id}-${found.entry.id}`}
      isActive={found.entry === active}
      key={found.entry.id}
      onChoose={onChoose}
      onMore={() => onMore(found.entry)}
      onPoint={() => onPoint(found.entry)}
    />
  );
  return (
    <div aria-label={text('palette.list.label')} id={id} role="listbox">
      {groups.map(({ key, heading, finds }) => {
        if (key === 'found') return finds.map(option);
        const headingId = `${id}-group-${key}`;
        return (
          <div aria-labelledby={headingId} key={key} role="group">
            <div className={styles.heading} id={headingId} role="presentation">
              {heading ?? text(headings[key])}
            </div>
            {finds.map(option)}
          </div>
        );
      })}
    </div>
  );
}
