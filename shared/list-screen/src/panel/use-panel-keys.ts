import { pressedKey } from '@backoffice/ui/pressed-key';
import { type RefObject, useEffect, useRef } from 'react';
import { rowId } from '../declaration/address';

/** What has an Escape of its own. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether an Escape is nobody else's: of no layer that is open, and of no field. */
const isFree = ({ target }: Event) =>
  !(target as Element).matches('input, textarea') && document.querySelector(LAYERS) === null;

/**
 * Marks the row of a panel, has the panel follow the focus through the rows of its list, and closes it; the focus goes back to the row.
 *
 * @param pages before the id in the address of a row's page, which a link of the row has
 * @param show another row's panel, or none
 */
export function usePanelKeys(
  panel: RefObject<HTMLElement | null>,
  pages: string,
  id: number,
  show: (id: number | undefined, options?: { replace: boolean }) => void,
): void {
  const shown = useRef(id);

  useEffect(() => {
    shown.current = id;
    const place = panel.current!.parentElement!;
    const linkOf = () => place.querySelector(`tbody a[href="${pages}${id}"]`);
    linkOf()?.setAttribute('aria-current', 'true');
    // Another row in the place of this one: Back leads out of the panel, not through all of them.
    const follow = ({ target }: Event) => {
      const row = (target as Element).closest('aside, tr');
      const link = row?.matches('tr') && row.querySelector(`a[href^="${pages}"]`);
      const next = link ? rowId.read(link.getAttribute('href')!.slice(pages.length)) : undefined;
      if (next !== undefined && next !== id && !row!.closest('aside')) show(next, { replace: true });
    };
    // Enter on the row that is open leads into its panel.
    const enter = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Enter' || event.ctrlKey || event.metaKey || event.target !== linkOf())
        return;
      event.preventDefault();
      panel.current?.querySelector('h2')?.focus();
    };
    // Ahead of everybody else: a layer that this Escape closes is still open then.
    const escape = (event: KeyboardEvent) =>
      pressedKey(event) === 'Escape' && isFree(event) && show(undefined);
    place.addEventListener('focusin', follow);
    place.addEventListener('keydown', enter);
    document.addEventListener('keydown', escape, { capture: true });
    return () => {
      linkOf()?.removeAttribute('aria-current');
      place.removeEventListener('focusin', follow);
      place.removeEventListener('keydown', enter);
      document.removeEventListener('keydown', escape, { capture: true });
    };
  }, [panel, pages, id, show]);

  useEffect(() => {
    const place = panel.current!.parentElement!;
    const { activeElement } = document;
    // In a narrow window the list, and the focus in it, are out of sight.
    if (activeElement === document.body || activeElement?.checkVisibility() === false)
      panel.current!.querySelector('h2')!.focus();
    // The way out may have been Back, too; in a tab that is out of sight nothing takes the focus.
    return () => place.querySelector<HTMLElement>(`tbody a[href="${pages}${shown.current}"]`)?.focus();
  }, [panel, pages]);
}
