import { Permitted } from '@backoffice/session';
import { AddIcon, Button } from '@backoffice/ui';
import { userMessages } from './user-messages';

interface UserAddButtonProps {
  onAdd: () => void;
  /** The button is pointed at or focused: it may be clicked soon. */
  onIntent: () => void;
}

export function UserAddButton({ onAdd, onIntent }: UserAddButtonProps) {
  const text = userMessages.useText();
  return (
    <Permitted permission="users:edit">
      <Button
        appearance="primary"
        icon={<AddIcon />}
        onClick={onAdd}
        onFocus={onIntent}
        onPointerEnter={onIntent}
      >
        {text('users.action.add')}
      </Button>
    </Permitted>
  );
}
