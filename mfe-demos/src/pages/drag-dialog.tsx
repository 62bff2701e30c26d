import { Button, uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import { DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { AddressDialog } from '../features/drag-dialog/address-dialog';

/** A dialog that can be moved aside, to see what is behind it. */
export function Page() {
  const text = demoMessages.useText();
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

export const messages = [demoMessages, uiMessages];
