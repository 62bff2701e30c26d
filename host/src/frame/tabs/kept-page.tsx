import { UnsavedChangesContext } from '@backoffice/ui';
import { Activity, useContext, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom';
import { forgetUnsavedInputs, unsavedInputsOf } from '../../kernel/unsaved-inputs';
import { useRefetch } from './use-refetch';

interface KeptPageProps {
  /** From `pageKey`. */
  pageKey: string;
  isShown: boolean;
  isRefreshed: boolean;
}

/**
 * A page that outlives its time on screen. While it is hidden it has no effects, and sees the address under which it was shown
 * last. Held by a context that the router calls unsafe: its public way, `<Routes location>`, renders every hidden page again at
 * each navigation.
 */
export function KeptPage({ pageKey, isShown, isRefreshed }: KeptPageProps) {
  const outlet = useOutlet();
  const location = useContext(LocationContext);
  // Nothing until it was shown once: what the router shows till then is another page.
  const held = useRef<{ outlet: ReactNode; location: typeof location } | null>(null);
  if (isShown && (held.current?.outlet !== outlet || held.current.location !== location)) {
    held.current = { outlet, location };
  }
  const shown = held.current;
  const page = useMemo(
    () => shown && <LocationContext.Provider value={shown.location}>{shown.outlet}</LocationContext.Provider>,
    [shown],
  );
  useEffect(() => () => forgetUnsavedInputs(pageKey), [pageKey]);

  if (!page) return null;
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <ShownPage isRefreshed={isRefreshed} pageKey={pageKey}>
        {page}
      </ShownPage>
    </Activity>
  );
}

interface ShownPageProps {
  pageKey: string;
  isRefreshed: boolean;
  children: ReactNode;
}

function ShownPage({ pageKey, isRefreshed, children }: ShownPageProps) {
  const inputs = useMemo(() => unsavedInputsOf(pageKey), [pageKey]);
  useLayoutEffect(() => inputs.show(), [inputs]);
  useRefetch(isRefreshed);
  return <UnsavedChangesContext.Provider value={inputs.report}>{children}</UnsavedChangesContext.Provider>;
}
