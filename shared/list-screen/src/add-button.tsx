import type { Permission } from '@backoffice/contract';
import { Permitted } from '@backoffice/session';
import { AddIcon, Button } from '@backoffice/ui';

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
