import { defineMessages } from '@backoffice/i18n';
import type { MouseEvent } from 'react';
import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { flexWrapping, plainList } from '@backoffice/ui/layout-rules';
import { Link } from 'react-router-dom';
import { usePageStyles } from '../page-layout/page.styles';

const texts = defineMessages('host-documentation', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

const keys = [
  { key: 'Tab', does: 'docs.keyboard.tab' },
  { key: 'Enter', does: 'docs.keyboard.enter' },
  { key: '↑ ↓', does: 'docs.keyboard.arrows' },
  { key: 'Esc', does: 'docs.keyboard.esc' },
] as const;

function KeyTable() {
  const styles = usePageStyles();
  const text = texts.useText();
  return (
    <>
      <p className={styles.hint}>{text('docs.keyboard.intro')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('docs.keyboard.key')}</th>
            <th scope="col">{text('docs.keyboard.does')}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key, does }) => (
            <tr key={key}>
              <td>
                <kbd className={styles.key}>{key}</kbd>
              </td>
              <td>{text(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The sections of plain text, in their order; `id` is also the anchor in the address. */
const docSections = [
  { id: 'find', title: 'docs.find.title', lines: ['docs.find.name', 'docs.find.number', 'docs.find.open'] },
  {
    id: 'filters',
    title: 'docs.filters.title',
    lines: ['docs.filters.keep', 'docs.filters.sort', 'docs.filters.reset'],
  },
  {
    id: 'export',
    title: 'docs.export.title',
    lines: ['docs.export.rows', 'docs.export.formats', 'docs.export.keys'],
  },
  { id: 'keyboard', title: 'docs.keyboard.title', lines: [] },
  {
    id: 'session',
    title: 'docs.session.title',
    lines: ['docs.session.ended', 'docs.session.cancel', 'docs.session.leave'],
  },
  {
    id: 'permissions',
    title: 'docs.permissions.title',
    lines: ['docs.permissions.menu', 'docs.permissions.edit', 'docs.permissions.more'],
  },
] as const;

/** Scrolls to a section and focuses its heading, without an entry in the browser's history. */
function showSection(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

const useDocumentationStyles = makeStyles({
  contents: {
    ...flexWrapping,
    gap: `0 ${tokens.spacingHorizontalL}`,
    ...plainList,
    '@media (pointer: coarse)': {
      '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
    },
  },
  after: { marginTop: tokens.spacingVerticalS },
});

export const messages = [texts];

/** `/documentation/index`: a manual of the daily tasks. */
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
