import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

export type MenuState = ReturnType<typeof useMenuState>;

/** Does work once the next frame is on screen. */
const afterNextFrame = (work: () => void) => void requestAnimationFrame(() => setTimeout(work));

/** The router's state as far as the menu shows it: the paths of the page that is shown, and of the one on its way. */
export function useMenuState() {
  const shown = useLocation().pathname;
  const onItsWay = useNavigation().location?.pathname;
  const [chosen, setChosen] = useState<string>();
  const navigate = useNavigate();
  /**
   * Opens a page; the same function from one rendering to the next. That it was chosen is seen first: a page that is there already
   * is laid out in one go, and the click would be answered only after that.
   */
  const open = useCallback(
    (path: string) => {
      setChosen(path);
      afterNextFrame(() => {
        const { pathname, search, hash } = window.location;
        setChosen(undefined);
        void navigate(path, { replace: path === pathname + search + hash });
      });
    },
    [navigate],
  );
  return { shown, pending: onItsWay ?? chosen, open };
}
