import { PAGE_NAMED_EVENT, type PageNamed } from '@backoffice/contract/page-name';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Puts the name of what the page shows into its tab, and into the title of the window. */
export function usePageName(name: string): void {
  const { pathname: path } = useLocation();
  useEffect(() => {
    window.dispatchEvent(new CustomEvent<PageNamed>(PAGE_NAMED_EVENT, { detail: { path, name } }));
  }, [path, name]);
}
