import { makeStyles } from '@backoffice/ui';
import { modName } from '@backoffice/ui/mod-name';
import { pressedKey } from '@backoffice/ui/pressed-key';
import type { KeyboardEvent, ReactNode } from 'react';

const useFormKeysStyles = makeStyles({ fields: { display: 'contents' } });

/** The keys of the button that continues with another form. */
export const NEXT_KEYS = `${modName} + Shift + Enter`;

function onKeyDown(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey, currentTarget, defaultPrevented } = event;
  if (pressedKey(event) !== 'Enter' || !(ctrlKey || metaKey) || defaultPrevented) return;
  event.preventDefault();
  const form = currentTarget.closest('form')!;
  if (shiftKey) form.querySelector<HTMLElement>('[data-action=next]')?.click();
  else form.requestSubmit();
}

/** The fields of a form: Ctrl or ⌘ with Enter saves from any of them, and with Shift it continues with the next form. */
export function FormKeys({ children }: { children: ReactNode }) {
  const styles = useFormKeysStyles();
  return (
    <div className={styles.fields} onKeyDown={onKeyDown} role="presentation">
      {children}
    </div>
  );
}
