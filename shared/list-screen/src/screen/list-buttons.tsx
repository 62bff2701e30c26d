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
  // Where the thumb is, over the rows that pass beneath.
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
  /** The button is pointed at or focused: it may be clicked soon. */
  onIntent: () => void;
  /** It stays in sight on a phone. */
  staysInReach?: boolean;
}

/** Adds a row, for those who may. */
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
  /** Of those who may add rows, as the import of a file does. */
  permission: Permission;
  imports?: {
    label: string;
    /** Fetches the import and its texts; the same function from one rendering to the next. */
    load: () => Promise<ComponentType<P>>;
    /** What the import needs beside. */
    dialogProps: Omit<P, 'onClose'>;
  };
  /** What makes the file is fetched when it is asked for; `pageCount` rows are on screen. */
  exports?: Omit<ExportDialogProps, 'onClose'>;
  /** What else the menu has; left out until it is here. */
  more: ListCommand | undefined;
}

/** A button, or an entry of the menu. */
export interface ListCommand {
  key: string;
  label: string;
  icon: ReactElement;
  disabled?: boolean;
  onSelect: () => void;
}

const noDialog = () => Promise.reject(new Error('This list has no import.'));

/** Export as a button, what else there is behind one more; in a narrow window all of it is. */
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
