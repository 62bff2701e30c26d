import type { ComponentType } from 'react';
import { type LateCode, useLateCode } from './late-code';

/**
 * Returns a component whose code is loaded when it is first shown. Until then, and while the code cannot be loaded, it renders
 * `Fallback` or nothing. React's own `lazy` keeps a failure forever.
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
