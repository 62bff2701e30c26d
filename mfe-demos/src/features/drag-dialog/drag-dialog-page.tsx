import { Button } from '@backoffice/ui';
import { useState } from 'react';
import { DemoPage } from '../../frame/demo-page';
import { messages } from '../../messages';
import { AddressDialog } from './address-dialog';

/** A dialog that can be moved aside, to see what is behind it. */
export function DragDialogPage() {
  const text = messages.useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DemoPage intro={text('dragDialog.intro')}>
      <div>
        <Button appearance="primary" onClick={() => setIsOpen(true)}>
          {text('dragDialog.open')}
        </Button>
      </div>
      {isOpen && <AddressDialog onClose={() => setIsOpen(false)} />}
    </DemoPage>
  );
}
