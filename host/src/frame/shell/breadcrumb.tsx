import { useLanguage } from '@backoffice/i18n';
import { type Ref, useRef } from 'react';
import { Link, useLocation, useMatches } from 'react-router-dom';
import { type Navigation, type PageHandle, titleOf } from '../../navigation/navigation';
import { messages } from '../../kernel/messages';
import { useBreadcrumbStyles } from './breadcrumb.styles';

export interface Crumb {
  title: string;
  /** The page that a group opens, where that is another than the one that is shown. */
  to?: string;
}

/**
 * What leads to the page that is shown, itself last. A group named like what follows it is left out. An address that only leads on
 * has nothing: until it has led on, the trail of the page before stays.
 */
export function usePageTrail(redirects: Navigation['redirects']): Crumb[] {
  const language = useLanguage();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const latest = useRef(handle);
  if (handle) latest.current = handle;
  const trail = latest.current?.trail ?? [];
  const crumbs = trail.map((entry): Crumb => {
    const target = redirects.find(({ from }) => from === entry.to)?.to;
    return { title: titleOf(entry, language), ...(target !== pathname && { to: target }) };
  });
  return crumbs.filter(({ title }, index) => title !== crumbs[index + 1]?.title);
}

interface BreadcrumbProps {
  trail: readonly Crumb[];
  /** The start page's title; it leads every trail but its own. */
  home: string | undefined;
  heading: Ref<HTMLHeadingElement>;
}

/** Where the page stands; the last entry is the page's heading. */
export function Breadcrumb({ trail, home, heading }: BreadcrumbProps) {
  const styles = useBreadcrumbStyles();
  const text = messages.useText();
  const groups = trail.slice(0, -1);
  const page = trail.at(-1)?.title;
  return (
    <nav aria-label={text('breadcrumb.label')} className={styles.root} data-tour="breadcrumb">
      <ol className={styles.list}>
        {home && home !== page && (
          <li className={styles.ancestor}>
            <Link className={styles.link} to="/">
              {home}
            </Link>
          </li>
        )}
        {groups.map(({ title, to }) => (
          <li className={styles.ancestor} key={title}>
            {to ? (
              <Link className={styles.link} to={to}>
                {title}
              </Link>
            ) : (
              title
            )}
          </li>
        ))}
        <li className={styles.page}>
          <h1
            aria-current="page"
            className={styles.title}
            data-tooltip-when-cut=""
            ref={heading}
            tabIndex={-1}
          >
            {page}
          </h1>
        </li>
      </ol>
    </nav>
  );
}
