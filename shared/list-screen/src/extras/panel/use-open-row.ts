import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { rowOpenIn } from '../../declaration/address';

/** The state of a history entry that opened a panel over the list of the entry before. */
interface OpenedBeside {
  openedBeside?: boolean;
}

/** The row whose panel is open beside the list, kept in the list's address: Back, Forward and a sent link restore it. */
export function useOpenRow() {
  const [query, setQuery] = useSearchParams();
  const { openedBeside } = (useLocation().state ?? {}) as OpenedBeside;
  const navigate = useNavigate();
  const id = rowOpenIn(query);
  const isOpen = id !== undefined;

  // Another row replaces the open one in the history, so that Back closes the panel.
  const show = useCallback(
    (next: number) =>
      setQuery((before) => ({ ...Object.fromEntries(before), open: String(next) }), {
        replace: isOpen,
        state: { openedBeside: !isOpen || openedBeside } satisfies OpenedBeside,
      }),
    [setQuery, isOpen, openedBeside],
  );
  const close = useCallback(() => {
    if (openedBeside) {
      void navigate(-1);
      return;
    }
    setQuery(
      (before) => {
        const { open: _open, ...rest } = Object.fromEntries(before);
        return rest;
      },
      { replace: true },
    );
  }, [setQuery, navigate, openedBeside]);
  return { id, show, close };
}
