import { type ComponentType, useEffect, useState } from 'react';

/**
 * Returns a component whose code is fetched when it is first shown. Until then, and as long as the code cannot be fetched, `Fallback` or
 * nothing stands in its place. A failed fetch is tried again when the browser is online again, and each time the component is shown anew;
 * React's own `lazy` keeps a failure for good.
 */
export function lateComponent<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Fallback?: ComponentType<P>,
): ComponentType<P> {
  let fetched: ComponentType<P> | undefined;
  return function LateComponent(props: P) {
    const [{ Shown }, setShown] = useState({ Shown: fetched });
    const [attempt, setAttempt] = useState(1);
    useEffect(() => {
      if (Shown) return undefined;
      let isShown = true;
      const retry = () => setAttempt(attempt + 1);
      fetch().then(
        (Component) => {
          fetched = Component;
          if (isShown) setShown({ Shown: Component });
        },
        (error: unknown) => {
          console.warn('A part of the page could not be fetched.', error);
          if (isShown) window.addEventListener('online', retry, { once: true });
        },
      );
      return () => {
        isShown = false;
        window.removeEventListener('online', retry);
      };
    }, [Shown, attempt]);
    if (Shown) return <Shown {...props} />;
    return Fallback ? <Fallback {...props} /> : null;
  };
}
