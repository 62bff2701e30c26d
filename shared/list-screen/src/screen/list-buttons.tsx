import type { Permission } from '@backoffice/contract';
import { Permitted } from '@backoffice/session';
import { AddIcon, ArrowDownloadIcon, ArrowUploadIcon, Button, uiMessages } from '@backoffice/ui';
import { ExportDialog, type ExportDialogProps } from '@backoffice/ui/list';
import { type ComponentType, useState } from 'react';
import { useLazyDialog, type Closable } from './lazy-dialog';

export interface AddButtonProps {
  permission: Permission;
  label: string;
  onAdd: () => void;
  /** The button is pointed at or focused: it may be clicked soon. */
  onIntent: () => void;
}

/** Adds a row, for those who may. */
export function AddButton({ permission, label, onAdd, onIntent }: AddButtonProps) {
  return (
    <Permitted permission={permission}>
      <Button
        appearance="primary"
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

export interface ExportButtonProps extends Pick<ExportDialogProps, 'fileName' | 'total' | 'onExport'> {
  /** How many rows are on screen. */
  pageCount: number;
}

/** Asks what to export of a list and how; what makes the file is fetched when it is asked for. */
export function ExportButton(props: ExportButtonProps) {
  const text = uiMessages.useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button disabled={props.total === 0} icon={<ArrowDownloadIcon />} onClick={() => setIsOpen(true)}>
        {text('ui.export.title')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export interface ImportButtonProps<P extends Closable> {
  permission: Permission;
  label: string;
  /** Fetches the import and its texts; the same function from one rendering to the next. */
  load: () => Promise<ComponentType<P>>;
  /** What the import needs beside. */
  dialogProps: Omit<P, 'onClose'>;
}

/** Opens the import of rows, for those who may add one. */
export function ImportButton<P extends Closable>({
  permission,
  label,
  load,
  dialogProps,
}: ImportButtonProps<P>) {
  const { open, dialog } = useLazyDialog(load, { ahead: false });
  return (
    <Permitted permission={permission}>
      <Button icon={<ArrowUploadIcon />} onClick={() => void open(dialogProps)}>
        {label}
      </Button>
      {dialog}
    </Permitted>
  );
}
