import { makeStyles, tokens } from '@backoffice/ui';
import { flexRow, plainList } from '@backoffice/ui/layout-rules';
import { subheadingText } from '@backoffice/ui/theme-rules';
import { useLanguage } from '@backoffice/i18n';
import { type Ref, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuSection, RouteMeta } from '@backoffice/contract';
import { captionOf } from '../sidebar/menu-sections';
import { type Navigation, type PageHandle, titleOf } from '../../navigation/navigation';
import { messages } from '../../kernel/messages';

const useBreadcrumbStyles = makeStyles({
  root: { minWidth: 0, flexGrow: 1 },
  list: { ...flexRow, ...plainList, whiteSpace: 'nowrap' },
  ancestor: {
    color: tokens.colorNeutralForeground3,
    '::after': { content: '"/"', padding: `0 ${tokens.spacingHorizontalS}` },
    '@media (width < 640px)': { display: 'none' },
  },
  link: {
    // With its line of text a target of 24 px.
    padding: '5px 0',
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  page: { minWidth: 0 },
  title: {
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    ...subheadingText,
    // Two lines of a title fit into the bar, beside whose tools one line is short.
    '@media (width < 640px)': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      lineHeight: tokens.lineHeightBase200,
      whiteSpace: 'normal',
    },
    // Focused by script after each navigation, when a focus ring would distract.
    outlineStyle: 'none',
  },
});

export interface Crumb {
  title: string;
  /** The page that a group opens, if it is not the current page. */
  to?: string;
}

/** Returns the section of a page that the menu lists in another section than its group's. */
export function ownSection(entries: readonly RouteMeta[]): MenuSection | undefined {
  const section = entries.at(-1)?.section;
  const groups = entries.slice(0, -1).findLast((group) => group.section)?.section;
  return groups && section !== groups ? section : undefined;
}

/**
 * The groups of the current page, or the menu's section where that differs, and the page last. A group is left out if it is named
 * like the next entry. An address that only redirects has no entries; until the redirect is done, the previous page's entries stay.
 */
export function useBreadcrumb(handle: PageHandle | undefined, redirects: Navigation['redirects']): Crumb[] {
  const language = useLanguage();
  const { pathname } = useLocation();
  const latest = useRef(handle);
  if (handle) latest.current = handle;
  const text = messages.useText();
  const given = latest.current?.breadcrumb ?? [];
  const section = ownSection(given);
  const caption = section && captionOf(section);
  const entries = caption ? [{ title: text(caption) }, ...given.slice(-1)] : given;
  const crumbs = entries.map((entry): Crumb => {
    const target = redirects.find(({ from }) => from === entry.to)?.to;
    return { title: titleOf(entry, language), ...(target !== pathname && { to: target }) };
  });
  return crumbs.filter(({ title }, index) => title !== crumbs[index + 1]?.title);
}

interface BreadcrumbProps {
  breadcrumb: readonly Crumb[];
  /** The title of the start page, the first entry on all other pages. */
  home: string | undefined;
  heading: Ref<HTMLHeadingElement>;
}

/** The groups of the page; the last entry is the page's heading. */
export function Breadcrumb({ breadcrumb, home, heading }: BreadcrumbProps) {
  const styles = useBreadcrumbStyles();
  const text = messages.useText();
  const page = breadcrumb.at(-1)?.title;
  const start = home && home !== page ? [{ title: home, to: '/' }] : [];
  const groups: Crumb[] = [...start, ...breadcrumb.slice(0, -1)];
  return (
    <nav aria-label={text('breadcrumb.label')} className={styles.root} data-tour="breadcrumb">
      <ol className={styles.list}>
        {groups.map(({ title, to }) => (
          <li className={styles.ancestor} key={`${title} ${to ?? ''}`}>
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
