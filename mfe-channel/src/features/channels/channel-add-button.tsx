import { Permitted } from '@backoffice/session';
import { AddIcon, Button, useControlSize } from '@backoffice/ui';
import { messages } from '../../messages';

interface ChannelAddButtonProps {
  onAdd: () => void;
  /** The button is pointed at or focused: it may be clicked soon. */
  onIntent: () => void;
}

export function ChannelAddButton({ onAdd, onIntent }: ChannelAddButtonProps) {
  const text = messages.useText();
  const size = useControlSize();
  return (
    <Permitted permission="channels:edit">
      <Button
        appearance="primary"
        icon={<AddIcon />}
        onClick={onAdd}
        onFocus={onIntent}
        onPointerEnter={onIntent}
        size={size}
      >
        {text('channels.action.add')}
      </Button>
    </Permitted>
  );
}
