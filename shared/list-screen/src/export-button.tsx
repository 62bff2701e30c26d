import { ArrowDownloadIcon, Button, uiMessages } from '@backoffice/ui';
import { ExportDialog, type ExportDialogProps } from '@backoffice/ui/list';
import { useState } from 'react';

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
