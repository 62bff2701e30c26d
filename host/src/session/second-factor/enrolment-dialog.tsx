import { Button, Dialog } from '@backoffice/ui';
import { signOut } from '../session-end';
import { AddFactor } from './add-factor';
import { factorMessages } from './factor-messages';
import { openAnew } from '../../kernel/addresses';

/**
 * Blocks every page until the user has a second factor. The start page is then loaded anew, because no page was known until then
 * and the requested address has led to “not found”.
 */
export function EnrolmentDialog() {
  const text = factorMessages.useText();
  return (
    <Dialog
      actions={<Button onClick={() => void signOut()}>{text('factors.must.signOut')}</Button>}
      // Disables Esc and the close button.
      busy
      onDismiss={() => {}}
      size="small"
      title={text('factors.must.title')}
    >
      <p>{text('factors.must.body')}</p>
      <AddFactor onDone={() => openAnew('/')} />
    </Dialog>
  );
}
