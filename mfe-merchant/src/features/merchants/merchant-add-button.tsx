import { Permitted } from '@backoffice/session';
import { AddIcon, Button, useControlSize } from '@backoffice/ui';
import { messages } from '../../messages';

export interface MerchantAddButtonProps {
  onAdd: () => void;
  /** The button is pointed at or focused: it may be clicked soon. */
  onIntent: () => void;
}

export function MerchantAddButton({ onAdd, onIntent }: MerchantAddButtonProps) {
  const text = messages.useText();
  const size = useControlSize();
  return (
    <Permitted permission="merchants:edit">
      <Button
        appearance="primary"
        icon={<AddIcon />}
        onClick={onAdd}
        onFocus={onIntent}
        onPointerEnter={onIntent}
        size={size}
      >
        {text('merchants.action.add')}
      </Button>
    </Permitted>
  );
}
