import { useLanguage } from '@backoffice/i18n';
import { useMemo } from 'react';
import type { RouteObject } from 'react-router-dom';
import { titleOf } from '../../navigation/title-of';
import { pageOfPath } from '../../navigation/page-of-path';
import type { Tab } from '../../navigation/tabs/tab';

/** The titles of the open pages by their paths, in the language of the interface. */
export function useTabTitles(list: readonly Tab[], routes: readonly RouteObject[]): (path: string) => string {
  const language = useLanguage();
  const titles = useMemo(() => {
    const titleAt = (path: string) => {
      const meta = pageOfPath(routes, path)?.trail?.at(-1);
      return meta ? titleOf(meta, language) : path;
    };
    return new Map(list.map(({ path }) => [path, titleAt(path)]));
  }, [list, routes, language]);
  return (path) => titles.get(path) ?? path;
}
