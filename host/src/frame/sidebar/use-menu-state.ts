import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

export type MenuState = ReturnType<typeof useMenuState>;

/** The router's state as far as the menu shows it: the paths of the page that is shown, and of the one on its way. */
export function useMenuState() {
  const shown = useLocation().pathname;
  const pending = useNavigation().location?.pathname;
  const navigate = useNavigate();
  /** Opens a page; the same function from one rendering to the next. */
  const open = useCallback(
    (path: string) => {
      const { pathname, search, hash } = window.location;
      void navigate(path, { replace: path === pathname + search + hash });
    },
    [navigate],
  );
  return { shown, pending, open };
}
