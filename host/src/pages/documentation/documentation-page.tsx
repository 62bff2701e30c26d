import type { MouseEvent } from 'react';
import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { Link } from 'react-router-dom';
import { usePageStyles } from '../page-layout/page.styles';
import { docSections } from './doc-sections';
import { KeyTable } from './key-table';
import { messages as texts } from './messages';

/** Brings a section into view and the focus to its heading, without a step in the browser's history. */
export function showSection(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

export const useDocumentationStyles = makeStyles({
  contents: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  after: { marginTop: tokens.spacingVerticalS },
});

/** The texts that the page shows. */
export const messages = [texts];

/** `/documentation/index`: how the daily work is done. */
export function Page() {
  const page = usePageStyles();
  const styles = useDocumentationStyles();
  const text = texts.useText();
  return (
    <div className={page.root}>
      <div className={page.card}>
        <p className={page.hint}>
          {text('docs.tour.hint')}{' '}
          <Link className={page.link} to="/guide/index">
            {text('docs.tour.open')}
          </Link>
        </p>
        <nav aria-label={text('docs.contents.label')}>
          <ul className={styles.contents}>
            {docSections.map(({ id, title }) => (
              <li key={id}>
                <a className={page.link} href={`#${id}`} onClick={(event) => showSection(event, id)}>
                  {text(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {docSections.map(({ id, title, lines }) => (
        <section className={page.card} key={id}>
          <h2 className={page.title} id={id} tabIndex={-1}>
            {text(title)}
          </h2>
          {id === 'keyboard' && <KeyTable />}
          {lines.length > 0 && (
            <ul className={page.list}>
              {lines.map((line) => (
                <li key={line}>{text(line)}</li>
              ))}
            </ul>
          )}
          {id === 'permissions' && (
            <Link className={mergeClasses(page.link, styles.after)} to="/profile/index">
              {text('docs.permissions.profile')}
            </Link>
          )}
        </section>
      ))}
    </div>
  );
}
