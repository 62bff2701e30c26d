import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../kernel/messages';
import type { Crumb } from '../../navigation/use-page-trail';
import { useBreadcrumbStyles } from './breadcrumb.styles';

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
