import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '@backoffice/i18n';
import { MainWidthContext, mergeClasses } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { type RouteObject, useLocation } from 'react-router-dom';
import { messages } from '../../kernel/messages';
import { productName } from '../../kernel/product';
import { PartBoundary } from '../../kernel/error-log/part-boundary';
import { useLeaveWarning } from '../../kernel/unsaved-inputs';
import { ActionSlot } from '../additions/action-slot';
import { OfflineBanner } from '../connection/offline-banner';
import { ProgressBar } from '../connection/progress-bar';
import { FrameDialog } from './frame-dialog';
import { type Navigation, titleOf } from '../../navigation/navigation';
import { homePath } from '../../navigation/paths';
import { useBreadcrumb } from './breadcrumb';
import { OverrideRibbonLoader } from '../overrides/override-ribbon-loader';
import { fixedHeaderAtom, tagsViewAtom } from '../../kernel/settings/settings';
import { SettingsAccess } from '../settings/settings-access';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { handleAt, pinnedPaths, useTabs } from '../tabs/use-tabs';
import { pageKey } from '../../navigation/tabs/tab';
import { TabBar } from '../tabs/tab-bar';
import { StartHereSlot } from '../start-here/start-here-slot';
import { TabPages } from '../tabs/tab-pages';
import { useTabScroll } from '../tabs/use-tab-scroll';
import { MenuDrawer, SideBar } from '../sidebar/sidebar';
import { useShellStyles } from './shell.styles';
import { TopBar } from './top-bar';
import { SIDEBAR_WIDTH, SIDEBAR_WIDTH_COLLAPSED } from '../sidebar/sidebar.styles';
import { type Sidebar, useSidebar } from '../sidebar/use-sidebar';

const TAB_LIST = '[role=tablist]';

/**
 * Focuses the heading after a navigation to another page, unless the user works in the tab bar or has moved the focus.
 *
 * @param pageId identifies the current page
 */
function useArrival(heading: RefObject<HTMLElement | null>, pageId: string): void {
  const arrivedAt = useRef(pageId);

  useEffect(() => {
    if (arrivedAt.current === pageId) return;
    arrivedAt.current = pageId;
    const focused = document.activeElement;
    if (focused?.closest(TAB_LIST)) return;
    // In the next frame, whose layout the focus needs. Immediately, it would force an extra layout of an incomplete page.
    const frame = requestAnimationFrame(() => {
      const hasNotMoved = [focused, document.body].includes(document.activeElement);
      if (hasNotMoved) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading, pageId]);
}

/** The width of the main part in px. Before it is in the document, the width of the window without the sidebar. */
function useMainWidth(main: RefObject<HTMLElement | null>, { isMobile, isOpen }: Sidebar): () => number {
  return useCallback(() => {
    if (main.current) return main.current.clientWidth;
    const sidebar = isOpen ? SIDEBAR_WIDTH : SIDEBAR_WIDTH_COLLAPSED;
    // The width of the root element would include the scrollbar gutter.
    return document.body.clientWidth - (isMobile ? 0 : sidebar);
  }, [main, isMobile, isOpen]);
}

function useHomeTitle(navigation: Navigation): string | undefined {
  const language = useLanguage();
  const home = homePath(navigation);
  const meta = navigation.pages.find((page) => page.path === home)?.breadcrumb.at(-1);
  return meta && titleOf(meta, language);
}

// Constant elements, which are not rendered again when the shell is: it follows the address and the tabs.
const connection = (
  <PartBoundary part="connection">
    <OfflineBanner />
  </PartBoundary>
);
const startHere = (
  <PartBoundary part="tool">
    <StartHereSlot />
  </PartBoundary>
);
const tools = (
  <>
    <SettingsAccess />
    <PartBoundary part="preview" placement="floating">
      <OverrideRibbonLoader />
    </PartBoundary>
  </>
);
const overlays = (
  <>
    <PartBoundary part="connection">
      <ProgressBar />
    </PartBoundary>
    <FrameDialog />
    <ActionSlot />
  </>
);

interface ShellProps {
  navigation: Navigation;
  /** The routes of everything shown inside the frame. */
  routes: readonly RouteObject[];
}

export function Shell({ navigation, routes }: ShellProps) {
  const styles = useShellStyles();
  const text = messages.useText();
  const sidebar = useSidebar();
  const isHeaderFixed = useAtomValue(fixedHeaderAtom);
  const { pathname } = useLocation();
  const breadcrumb = useBreadcrumb(handleAt(routes, pathname), navigation.redirects);
  const home = useHomeTitle(navigation);
  const main = useRef<HTMLElement>(null);
  const mainWidth = useMainWidth(main, sidebar);
  const heading = useRef<HTMLHeadingElement>(null);
  const site = productName() ?? text('site.title');
  const page = breadcrumb.at(-1)?.title;

  const isTabBarShown = useAtomValue(tagsViewAtom);
  const pinned = useMemo(() => pinnedPaths(navigation), [navigation]);
  const tabs = useTabs(routes, pinned);
  const shown = tabs.list.find(({ id }) => id === tabs.shown);
  const pageId = shown ? pageKey(shown) : pathname;
  useTabScroll(pageId);
  useArrival(heading, pageId);
  useLeaveWarning();
  useShortcuts();
  const name = shown?.name;
  // A record's page is named by its record.
  const trail = name ? [...breadcrumb, { title: name }] : breadcrumb;
  useEffect(() => {
    document.title = page ? `${name ? `${name} · ` : ''}${page} - ${site}` : site;
  }, [name, page, site]);

  const isDrawerOut = sidebar.isMobile && sidebar.isOpen;
  return (
    <div
      className={mergeClasses(
        styles.root,
        isTabBarShown && styles.withTabBar,
        !isHeaderFixed && styles.looseHeader,
      )}
    >
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {text('shell.skip.label')}
      </a>
      <PartBoundary part="menu">
        {!sidebar.isMobile && <SideBar isWide={sidebar.isOpen} menu={navigation.menu} />}
        {isDrawerOut && <MenuDrawer menu={navigation.menu} onClose={sidebar.close} />}
      </PartBoundary>
      <div className={styles.content} inert={isDrawerOut}>
        <TopBar heading={heading} home={home} sidebar={sidebar} breadcrumb={trail} />
        <PartBoundary part="tabs">
          {isTabBarShown && (
            <TabBar home={homePath(navigation)} pinned={pinned} routes={routes} tabs={tabs} />
          )}
        </PartBoundary>
        {connection}
        <main className={styles.main} data-tour="content" id="main" ref={main} tabIndex={-1}>
          <MainWidthContext value={mainWidth}>
            {startHere}
            <PartBoundary part="page">
              <TabPages tabs={tabs} />
            </PartBoundary>
          </MainWidthContext>
        </main>
        <aside aria-label={text('shell.tools.label')}>{tools}</aside>
      </div>
      {overlays}
    </div>
  );
}
