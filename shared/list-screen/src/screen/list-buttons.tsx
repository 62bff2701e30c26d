import type { Permission } from '@backoffice/contract';
import { Permitted, usePermission } from '@backoffice/session';
import {
  AddIcon,
  ArrowDownloadIcon,
  ArrowUploadIcon,
  Button,
  IconButton,
  makeStyles,
  Menu,
  MoreHorizontalIcon,
  tokens,
  uiMessages,
} from '@backoffice/ui';
import { ExportDialog, type ExportDialogProps } from '@backoffice/ui/list';
import { type ComponentType, type ReactElement, useState } from 'react';
import { useIsNarrow } from '../use-is-narrow';
import { useLazyDialog, type Closable } from './lazy-dialog';

const NARROW = '(max-width: 639.98px)';

const useListButtonStyles = makeStyles({
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
  /** Called when the button is hovered or focused and may be clicked soon. */
  onIntent: () => void;
  /** Keeps the button in sight on phones. */
  staysInReach?: boolean;
}

/** Adds a row, for users with the permission. */
export function AddButton({ permission, label, onAdd, onIntent, staysInReach }: AddButtonProps) {
  const styles = useListButtonStyles();
  return (
    <Permitted permission={permission}>
      <Button
        appearance="primary"
        className={staysInReach ? styles.withinReach : undefined}
        data-action="add"
        icon={<AddIcon />}
        onClick={onAdd}
        onFocus={onIntent}
        onPointerEnter={onIntent}
      >
        {label}
      </Button>
    </Permitted>
  );
}

interface ListCommandsProps<P extends Closable> {
  /** The permission to add rows, which the import also needs. */
  permission: Permission;
  imports?: {
    label: string;
    /** Loads the import dialog and its texts; a stable function. */
    load: () => Promise<ComponentType<P>>;
    /** Further props of the import dialog. */
    dialogProps: Omit<P, 'onClose'>;
  };
  /** The export; its code is loaded on demand. `pageCount` is the number of rows on screen. */
  exports?: Omit<ExportDialogProps, 'onClose'>;
  /** A further command of the menu; undefined until it is loaded. */
  more: ListCommand | undefined;
}

/** A command, shown as a button or as an entry of the menu. */
export interface ListCommand {
  key: string;
  label: string;
  icon: ReactElement;
  disabled?: boolean;
  onSelect: () => void;
}

const noDialog = () => Promise.reject(new Error('This list has no import.'));

/** The export as a button and further commands in a menu; in a narrow window all are in the menu. */
export function ListCommands<P extends Closable>({
  permission,
  imports,
  exports,
  more,
}: ListCommandsProps<P>) {
  const styles = useListButtonStyles();
  const text = uiMessages.useText();
  const isNarrow = useIsNarrow();
  const [isExporting, setIsExporting] = useState(false);
  const { open, dialog } = useLazyDialog<P>(imports?.load ?? noDialog, { ahead: false });
  const mayImport = usePermission(permission);
  const buttons: ListCommand[] = [];
  const entries: ListCommand[] = [];
  if (imports && mayImport) {
    const onSelect = () => void open(imports.dialogProps);
    entries.push({ key: 'import', label: imports.label, icon: <ArrowUploadIcon />, onSelect });
  }
  if (exports) {
    (isNarrow ? entries : buttons).push({
      key: 'export',
      label: text('ui.export.title'),
      icon: <ArrowDownloadIcon />,
      disabled: exports.total === 0,
      onSelect: () => setIsExporting(true),
    });
  }
  if (more) entries.push(more);
  const label = text('ui.list.more');
  return (
    <>
      {buttons.map((command) => (
        <Button disabled={command.disabled} icon={command.icon} key={command.key} onClick={command.onSelect}>
          {command.label}
        </Button>
      ))}
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
      {dialog}
      {exports && isExporting && <ExportDialog {...exports} onClose={() => setIsExporting(false)} />}
    </>
  );
}
