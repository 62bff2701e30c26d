import { defineMessages } from '@backoffice/i18n';
import { mergeClasses } from '@backoffice/ui';
import { Link, useLocation } from 'react-router-dom';
import { ErrorPage } from '../page-layout/error-page';
import { useErrorArtStyles, useErrorPageStyles } from '../page-layout/error-page.styles';

const texts = defineMessages('host-404', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

/** A picture of a magnifying glass over an empty sheet. */
function NotFoundArt() {
  const styles = useErrorArtStyles();
  return (
    <>
      <rect
        className={mergeClasses(styles.paper, styles.line)}
        height="120"
        rx="6"
        width="96"
        x="36"
        y="18"
      />
      <path className={styles.faint} d="M52 42h40M52 60h64M52 78h28" />
      <circle className={mergeClasses(styles.glass, styles.accent)} cx="118" cy="88" r="34" />
      <path className={styles.accent} d="m143 113 24 24" />
      <path className={styles.accent} d="m107 77 22 22M129 77l-22 22" />
    </>
  );
}

export const messages = [texts];

/** `/404`. The unknown address is in the location's state. */
export function Page() {
  const styles = useErrorPageStyles();
  const text = texts.useText();
  const { unknownAddress } = (useLocation().state ?? {}) as { unknownAddress?: string };
  return (
    <ErrorPage art={<NotFoundArt />} heading={text('notFound.page.heading')}>
      <p className={styles.message}>{text('notFound.page.message')}</p>
      {unknownAddress && (
        <p className={styles.hint}>
          {text('notFound.page.address')} <code>{unknownAddress}</code>
        </p>
      )}
      <p className={styles.hint}>{text('notFound.page.hint')}</p>
      <div className={styles.actions}>
        <Link className={styles.link} to="/">
          {text('notFound.page.home')}
        </Link>
      </div>
    </ErrorPage>
  );
}
