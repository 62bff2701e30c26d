import { pathInApp } from '@backoffice/session/base-path';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { currentAddress } from '../../kernel/addresses';

export type MenuState = ReturnType<typeof useMenuState>;

/** Runs `work` after the next frame is painted. */
const afterNextFrame = (work: () => void) => void requestAnimationFrame(() => setTimeout(work));

/** The router's state for the menu: the paths of the current page and of the pending one. */
export function useMenuState() {
  const shown = useLocation().pathname;
  const onItsWay = useNavigation().location?.pathname;
  const [chosen, setChosen] = useState<string>();
  const pending = onItsWay === undefined ? chosen : pathInApp(onItsWay);
  const navigate = useNavigate();
  /**
   * Opens a page. Stable between renderings. The clicked entry is painted as pending first: a kept page is laid out in one task,
   * and would delay the feedback.
   */
  const open = useCallback(
    (path: string) => {
      setChosen(path);
      afterNextFrame(() => {
        setChosen(undefined);
        void navigate(path, { replace: path === currentAddress() });
      });
    },
    [navigate],
  );
  return { shown, pending, open };
}
