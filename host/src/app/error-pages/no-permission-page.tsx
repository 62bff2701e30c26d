import { Button } from '@backoffice/ui';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { messages } from '../../messages';
import { useErrorPageStyles } from './error-page.styles';

/** `/401`. Back goes one step back, or home where `noGoBack` says that the step before would lead here again. */
export function NoPermissionPage() {
  const styles = useErrorPageStyles();
  const text = messages.useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const goBack = () => void (query.get('noGoBack') ? navigate('/dashboard') : navigate(-1));
  return (
    <div className={styles.root}>
      <h2 className={styles.heading}>{text('noPermission.page.message')}</h2>
      <p className={styles.hint}>{text('noPermission.page.hint')}</p>
      <div className={styles.actions}>
        <Button onClick={goBack}>{text('noPermission.page.back')}</Button>
        <Link className={styles.link} to="/dashboard">
          {text('noPermission.page.home')}
        </Link>
      </div>
    </div>
  );
}
