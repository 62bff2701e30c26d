import { defineMessages } from '@backoffice/i18n';
import { Button, mergeClasses } from '@backoffice/ui';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ErrorPage } from '../page-layout/error-page';
import { useErrorArtStyles, useErrorPageStyles } from '../page-layout/error-page.styles';

const texts = defineMessages('host-401', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

/** A picture of a closed door with a lock. */
function NoPermissionArt() {
  const styles = useErrorArtStyles();
  return (
    <>
      <path
        className={mergeClasses(styles.paper, styles.line)}
        d="M50 146V20a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v126Z"
      />
      <path className={styles.faint} d="M66 34h52v36H66zM66 86h30" />
      <path className={styles.accent} d="M112 98V86a20 20 0 0 1 40 0v12" />
      <rect
        className={mergeClasses(styles.glass, styles.accent)}
        height="42"
        rx="6"
        width="56"
        x="104"
        y="98"
      />
      <path className={styles.accent} d="M132 113v12" />
    </>
  );
}

export const messages = [texts];

const DASHBOARD = '/dashboard';

/**
 * `/401`. Back goes one step back, or to the dashboard if there is no previous step or if `noGoBack` marks it as leading here
 * again.
 */
export function Page() {
  const styles = useErrorPageStyles();
  const text = texts.useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const goBack = () => {
    const canGoBack = !query.has('noGoBack') && history.length > 1;
    void (canGoBack ? navigate(-1) : navigate(DASHBOARD));
  };
  return (
    <ErrorPage art={<NoPermissionArt />} heading={text('noPermission.page.message')}>
      <p className={styles.hint}>{text('noPermission.page.hint')}</p>
      <div className={styles.actions}>
        <Button onClick={goBack}>{text('noPermission.page.back')}</Button>
        <Link className={styles.link} to={DASHBOARD}>
          {text('noPermission.page.home')}
        </Link>
      </div>
    </ErrorPage>
  );
}
