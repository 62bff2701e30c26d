import type { ComponentType } from 'react';
import { type LateCode, useLateCode } from './late-code';

/**
 * Returns a component whose code is fetched when it is first shown. Until then, and as long as the code cannot be fetched, `Fallback` or
 * nothing stands in its place. React's own `lazy` keeps a failure for good.
 */
export function lateComponent<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Fallback?: ComponentType<P>,
): ComponentType<P> {
  const late: LateCode<ComponentType<P>> = { fetch };
  return function LateComponent(props: P) {
    const { fetched: Shown = Fallback } = useLateCode(late);
    return Shown && <Shown {...props} />;
  };
}
