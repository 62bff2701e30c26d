import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rowId } from '../declaration/address';

const isPlain = (event: MouseEvent | KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/**
 * The row whose panel stands beside the list, by the list's address: Back, Forward and a sent link restore it. A plain click on the link
 * that leads from a row to its page opens the panel instead.
 *
 * @param pages before the id in the address of a row's page
 */
export function useOpenRow(pages: string) {
  const [query, setQuery] = useSearchParams();
  const open = rowId.read(query.get('open') ?? '');
  const show = useCallback(
    (id: number | undefined, options?: { replace: boolean }) =>
      setQuery((before) => {
        const next = new URLSearchParams(before);
        if (id === undefined) next.delete('open');
        else next.set('open', String(id));
        return next;
      }, options),
    [setQuery],
  );

  useEffect(() => {
    // Ahead of the link's own listener, which then leaves the click alone.
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest(`tbody a[href^="${pages}"]`);
      const id = rowId.read(link?.getAttribute('href')?.slice(pages.length) ?? '');
      if (id === undefined || link!.closest('aside') || !isPlain(event)) return;
      event.preventDefault();
      if (id !== open) show(id);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [pages, open, show]);
  return { open, show };
}
