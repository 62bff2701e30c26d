import type { Permission } from '@backoffice/contract';
import { Permitted } from '@backoffice/session';
import { ArrowUploadIcon, Button, rowNotices, uiMessages } from '@backoffice/ui';
import type { ComponentType } from 'react';
import { useLazyDialog } from './use-lazy-dialog';

export interface ImportButtonProps {
  permission: Permission;
  label: string;
  /** Fetches the import and its texts; the same function from one rendering to the next. */
  load: () => Promise<ComponentType<{ onClose: () => void }>>;
}

const sayNotLoaded = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));

/** Opens the import of rows, for those who may add one. */
export function ImportButton({ permission, label, load }: ImportButtonProps) {
  const { open, dialog } = useLazyDialog(load, { warmWhenUsed: false, onFailure: sayNotLoaded });
  return (
    <Permitted permission={permission}>
      <Button icon={<ArrowUploadIcon />} onClick={() => void open({})}>
        {label}
      </Button>
      {dialog}
    </Permitted>
  );
}
