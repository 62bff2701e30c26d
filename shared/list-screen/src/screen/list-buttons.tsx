import type { Permission } from '@backoffice/contract';
import { Permitted } from '@backoffice/session';
import {
  AddIcon,
  ArrowDownloadIcon,
  Button,
  IconButton,
  makeStyles,
  Menu,
  type MenuItem,
  MoreHorizontalIcon,
  tokens,
  uiMessages,
} from '@backoffice/ui';
import { ExportDialog, type ExportDialogProps } from '@backoffice/ui/list';
import { type ComponentType, type MouseEvent, startTransition, useState } from 'react';
import { useIsNarrow } from '../use-is-narrow';
import type { DialogCommand } from '../extras/extra';
import type { ListExport } from '../extras/exports/start-export';
import { notifyNotLoaded } from '../load-failure';
import type { Closable } from './lazy-dialog';

const NARROW = '(max-width: 639.98px)';

const useListButtonStyles = makeStyles({
  shrinkable: { minWidth: 0 },
  // An icon alone where the head of the list needs the room.
  roomyLabel: { '@media (max-width: 1399.98px)': { display: 'none' } },
  last: { [`@media ${NARROW}`]: { marginInlineStart: 'auto' } },
  // Fixed within reach of the thumb, over the rows.
  withinReach: {
    [`@media ${NARROW}`]: {
      position: 'fixed',
      insetBlockEnd: `calc(${tokens.spacingVerticalL} + env(safe-area-inset-bottom))`,
      insetInlineEnd: tokens.spacingHorizontalL,
      zIndex: 5,
      minHeight: '48px',
      borderRadius: tokens.borderRadiusCircular,
      boxShadow: tokens.shadow16,
    },
  },
});

export interface AddButtonProps {
  permission: Permission;
  label: string;
  onAdd: () => void;
  /** Keeps the button in sight on phones. */
  staysInReach?: boolean;
}

/** Adds a row, for users with the permission. */
export function AddButton({ permission, label, onAdd, staysInReach }: AddButtonProps) {
  const styles = useListButtonStyles();
  return (
    <Permitted permission={permission}>
      <Button
        appearance="primary"
        className={staysInReach ? styles.withinReach : undefined}
        data-action="add"
        icon={<AddIcon />}
        onClick={onAdd}
      >
        {label}
      </Button>
    </Permitted>
  );
}

const loadExport = () => import(/* webpackChunkName: "list-late" */ '../extras/exports/start-export');

interface ListCommandsProps {
  imports: DialogCommand | undefined;
  /** The export; its code is loaded on demand. */
  exports?: ListExport;
  /** Explains how to repeat the latest export; undefined until its text is loaded. */
  repeatHint?: string | undefined;
  /** Further entries of the menu. */
  more: readonly (DialogCommand | MenuItem)[];
}

/** The export as a button and further commands in a menu; in a narrow window all are in the menu. */
export function ListCommands({ imports, exports, repeatHint, more }: ListCommandsProps) {
  const styles = useListButtonStyles();
  const text = uiMessages.useText();
  const isNarrow = useIsNarrow();
  const [exporting, setExporting] = useState<Omit<ExportDialogProps, 'onClose'>>();
  const startExport = ({ shiftKey }: Partial<MouseEvent> = {}) =>
    void loadExport()
      .then((late) => late.startExport(exports!, setExporting, shiftKey))
      .catch(notifyNotLoaded);
  const [opened, setOpened] = useState<{ key: string; Dialog: ComponentType<Closable> }>();
  const openDialog = async ({ key, load }: DialogCommand) => {
    try {
      const Dialog = (await load()) as ComponentType<Closable>;
      startTransition(() => setOpened({ key, Dialog }));
    } catch (error) {
      console.error(error);
      notifyNotLoaded();
    }
  };
  // From the list as it is now, because its texts follow the language.
  const openCommand = [imports, ...more].find(
    (command) => command !== undefined && 'load' in command && command.key === opened?.key,
  ) as DialogCommand | undefined;
  const itemOf = (command: DialogCommand | MenuItem): MenuItem => {
    if (!('load' in command)) return command;
    const { load: _load, dialogProps: _props, ...item } = command;
    return { ...item, onSelect: () => void openDialog(command) };
  };
  const exportCommand = exports && {
    key: 'export',
    label: text('ui.export.title'),
    icon: <ArrowDownloadIcon />,
    disabled: exports.total === 0,
    onSelect: () => startExport(),
  };
  const entries = [
    ...(imports ? [itemOf(imports)] : []),
    ...(exportCommand && isNarrow ? [exportCommand] : []),
    ...more.map(itemOf),
  ];
  const label = text('ui.list.more');
  return (
    <>
      {exportCommand && !isNarrow && (
        <Button
          aria-description={repeatHint}
          aria-keyshortcuts="Shift+E"
          aria-label={exportCommand.label}
          className={styles.shrinkable}
          data-action="export"
          data-tooltip={repeatHint}
          disabled={exportCommand.disabled}
          icon={exportCommand.icon}
          onClick={startExport}
        >
          <span className={styles.roomyLabel}>{exportCommand.label}</span>
        </Button>
      )}
      <Menu
        align="end"
        items={entries}
        label={label}
        trigger={(props) => (
          <IconButton
            {...props}
            className={styles.last}
            disabled={entries.length === 0}
            icon={<MoreHorizontalIcon />}
            label={label}
          />
        )}
      />
      {opened && openCommand && (
        <opened.Dialog {...openCommand.dialogProps} onClose={() => setOpened(undefined)} />
      )}
      {exporting && <ExportDialog {...exporting} onClose={() => setExporting(undefined)} />}
    </>
  );
}
