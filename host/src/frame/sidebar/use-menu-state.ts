import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** The router's state as far as the menu shows it. */
export interface MenuState {
  /** Path of the page that is shown. */
  shown: string;
  /** Path of the page that is on its way. */
  pending: string | undefined;
  /** Opens a page; the same function from one rendering to the next. */
  open: (path: string) => void;
}

export function useMenuState(): MenuState {
  const shown = useLocation().pathname;
  const pending = useNavigation().location?.pathname;
  const navigate = useNavigate();
  const open = useCallback(
    (path: string) => {
      const { pathname, search, hash } = window.location;
      void navigate(path, { replace: path === pathname + search + hash });
    },
    [navigate],
  );
  return useMemo(() => ({ shown, pending, open }), [shown, pending, open]);
}
