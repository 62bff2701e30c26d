import { useQueryClient } from '@tanstack/react-query';
import {
  Activity,
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { UnsavedChangesContext } from '@backoffice/ui';
import { UNSAFE_LocationContext as LocationContext, useNavigation, useOutlet } from 'react-router-dom';
import { forgetUnsavedInputs, hasUnsavedInputs, unsavedInputsOf } from '../../kernel/unsaved-inputs';
import { keptTabs } from '../../navigation/tabs/kept-tabs';
import { pageKey, type Tabs } from '../../navigation/tabs/tab';

/** Refetches all queries of a refreshed page once, regardless of their age. */
function useRefetch(isWanted: boolean): void {
  const client = useQueryClient();
  const isDone = useRef(!isWanted);
  const [begun] = useState(Date.now);
  // Runs after the page's own effects, so that its queries are observed.
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void client.invalidateQueries({
      type: 'active',
      predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < begun,
    });
  }, [client, begun]);
}

/**
 * Keeps the layout of a hidden page. React hides the first element of an `Activity` by `display: none`, which makes the browser
 * discard all its boxes and build them again when it is shown. This element is hidden by `content-visibility`, which keeps them,
 * and ignores `display: none`.
 *
 * @returns the ref of the only element in the `Activity`
 */
function useKeptBoxes(isShown: boolean): (element: HTMLElement | null) => void {
  const box = useRef<HTMLElement>(null);
  // In the commit that hides it, before any effect can request a layout.
  useInsertionEffect(() => {
    if (box.current) box.current.style.contentVisibility = isShown ? '' : 'hidden';
  }, [isShown]);
  return useCallback((element) => {
    // React clears refs when it hides their elements.
    if (!element || box.current === element || !CSS.supports('content-visibility', 'hidden')) return;
    box.current = element;
    const { style } = element;
    style.setProperty = (name, ...value) => {
      if (name !== 'display') CSSStyleDeclaration.prototype.setProperty.call(style, name, ...value);
    };
  }, []);
}

/**
 * Returns the page at the address, with the address. While the router loads another page it stays the same element: the router
 * renders its outlet again for each change of its state, and with it every link and every hook of the page.
 */
function useRoutedPage(): ReactNode {
  const outlet = useOutlet();
  const location = useContext(LocationContext);
  const isLoading = useNavigation().state === 'loading';
  const page = useMemo(
    () => <LocationContext.Provider value={location}>{outlet}</LocationContext.Provider>,
    [location, outlet],
  );
  const [held, setHeld] = useState(page);
  if (!isLoading && held !== page) setHeld(page);
  return isLoading ? held : page;
}

interface KeptPageProps {
  /** The result of `pageKey`. */
  pageKey: string;
  /** The page at the address, if it is this one. */
  routed: ReactNode;
  isRefreshed: boolean;
}

/**
 * A page that stays mounted while hidden. Hidden, it has no effects, and sees the address under which it was last shown. The
 * address is kept by a context that the router calls unsafe: its public way, `<Routes location>`, renders every hidden page again
 * at each navigation.
 */
const KeptPage = memo(function KeptPage({ pageKey, routed, isRefreshed }: KeptPageProps) {
  const isShown = routed !== undefined;
  // Undefined until it is first shown; until then the router renders another page.
  const [page, setPage] = useState(routed);
  if (isShown && page !== routed) setPage(routed);
  useEffect(() => () => forgetUnsavedInputs(pageKey), [pageKey]);
  const box = useKeptBoxes(isShown);

  if (!page) return null;
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <div ref={box}>
        <ShownPage isRefreshed={isRefreshed} pageKey={pageKey}>
          {page}
        </ShownPage>
      </div>
    </Activity>
  );
});

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

/** The page at the address, and the hidden pages of the other tabs. */
export const TabPages = memo(function TabPages({ tabs }: { tabs: Tabs }) {
  const page = useRoutedPage();
  const kept = keptTabs(tabs, (tab) => hasUnsavedInputs(pageKey(tab)));
  return (
    <>
      {tabs.shown === null && page}
      {kept.map((tab) => (
        <KeptPage
          isRefreshed={tab.refreshes > 0}
          key={pageKey(tab)}
          pageKey={pageKey(tab)}
          routed={tab.id === tabs.shown ? page : undefined}
        />
      ))}
    </>
  );
});
