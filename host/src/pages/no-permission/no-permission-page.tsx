import { Button } from '@backoffice/ui';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ErrorPage } from '../page-layout/error-page';
import { useErrorPageStyles } from '../page-layout/error-page.styles';
import { messages as texts } from './messages';
import { NoPermissionArt } from './no-permission-art';

/** The texts that the page shows. */
export const messages = [texts];

const DASHBOARD = '/dashboard';

/**
 * `/401`. Back goes one step back, or to the dashboard where `noGoBack` says that the step before would lead here again, or
 * where there is none.
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
