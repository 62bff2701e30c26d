import { useEffect, useState } from 'react';

/** The visible element of the frame that a step points at, else undefined. */
export function tourTarget(name: string): Element | undefined {
  const named = [...document.querySelectorAll(`[data-tour="${name}"]`)];
  return named.find((element) => element.getClientRects().length > 0);
}

/**
 * The steps of the tour, in their order. Each one points at the element of the frame with its name in `data-tour`, and is left
 * out if the element is not visible.
 */
const tourSteps = [
  { target: 'menu', title: 'guide.menu.title', body: 'guide.menu.body' },
  { target: 'search', title: 'guide.search.title', body: 'guide.search.body' },
  { target: 'content', title: 'guide.content.title', body: 'guide.content.body' },
  { target: 'tabs', title: 'guide.tabs.title', body: 'guide.tabs.body' },
  { target: 'breadcrumb', title: 'guide.breadcrumb.title', body: 'guide.breadcrumb.body' },
  { target: 'inbox', title: 'guide.inbox.title', body: 'guide.inbox.body' },
  { target: 'errors', title: 'guide.errors.title', body: 'guide.errors.body' },
  { target: 'language', title: 'guide.language.title', body: 'guide.language.body' },
  { target: 'user-menu', title: 'guide.userMenu.title', body: 'guide.userMenu.body' },
  { target: 'settings', title: 'guide.settings.title', body: 'guide.settings.body' },
] as const;

export type TourStep = (typeof tourSteps)[number];

const onScreen = (): readonly TourStep[] => tourSteps.filter(({ target }) => tourTarget(target));

/** The steps whose elements are visible; a resize of the window may change them. */
export function useStepsOnScreen(): readonly TourStep[] {
  const [steps, setSteps] = useState<readonly TourStep[]>([]);
  useEffect(() => {
    const look = () => setSteps(onScreen());
    // In the next frame, after elements that open with the page, such as its tab.
    const frame = requestAnimationFrame(look);
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', look);
    };
  }, []);
  return steps;
}
