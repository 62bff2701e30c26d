import { useLanguage } from '@backoffice/i18n';
import { useMatches } from 'react-router-dom';
import type { PageHandle } from './page-handle';
import { titleOf } from './title-of';

/** The titles that lead to the page that is shown, its own last. A group named like what follows it is left out. */
export function usePageTitles(): string[] {
  const language = useLanguage();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const titles = handle?.trail?.map((meta) => titleOf(meta, language)) ?? [];
  if (handle?.title) titles.push(handle.title());
  return titles.filter((title, index) => title !== titles[index + 1]);
}
