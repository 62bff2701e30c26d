import { PAGE_NAMED_EVENT, type PageNamed } from '@backoffice/contract/page-name';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Shows the name of the page's content in its tab and in the window title. */
export function usePageName(name: string): void {
  const { pathname: path } = useLocation();
  useEffect(() => {
    window.dispatchEvent(new CustomEvent<PageNamed>(PAGE_NAMED_EVENT, { detail: { path, name } }));
  }, [path, name]);
}
