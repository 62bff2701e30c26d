import { Permitted } from '@backoffice/session';
import { AddIcon, Button } from '@backoffice/ui';
import { messages } from '../../messages';

export interface MerchantAddButtonProps {
  onAdd: () => void;
  /** The button is pointed at or focused: it may be clicked soon. */
  onIntent: () => void;
}

export function MerchantAddButton({ onAdd, onIntent }: MerchantAddButtonProps) {
  const text = messages.useText();
  return (
    <Permitted permission="merchants:edit">
      <Button
        appearance="primary"
        icon={<AddIcon />}
        onClick={onAdd}
        onFocus={onIntent}
        onPointerEnter={onIntent}
      >
        {text('merchants.action.add')}
      </Button>
    </Permitted>
  );
}
