import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { useBreadcrumbStyles } from './breadcrumb.styles';

interface BreadcrumbProps {
  titles: readonly string[];
  /** The start page's title; it leads every trail but its own. */
  home: string | undefined;
  heading: Ref<HTMLHeadingElement>;
}

/** Where the page stands; the last entry is the page's heading. */
export function Breadcrumb({ titles, home, heading }: BreadcrumbProps) {
  const styles = useBreadcrumbStyles();
  const text = messages.useText();
  const groups = titles.slice(0, -1);
  const page = titles.at(-1);
  return (
    <nav aria-label={text('breadcrumb.label')} className={styles.root}>
      <ol className={styles.list}>
        {home && home !== page && (
          <li className={styles.ancestor}>
            <Link className={styles.link} to="/">
              {home}
            </Link>
          </li>
        )}
        {groups.map((group) => (
          <li className={styles.ancestor} key={group}>
            {group}
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
