import { Link } from 'react-router-dom';
import { ErrorPage } from '../page-layout/error-page';
import { useErrorPageStyles } from '../page-layout/error-page.styles';
import { messages } from './messages';
import { NotFoundArt } from './not-found-art';

/** `/404`. */
export function NotFoundPage() {
  const styles = useErrorPageStyles();
  const text = messages.useText();
  return (
    <ErrorPage art={<NotFoundArt />} heading={text('notFound.page.heading')}>
      <p className={styles.message}>{text('notFound.page.message')}</p>
      <p className={styles.hint}>{text('notFound.page.hint')}</p>
      <div className={styles.actions}>
        <Link className={styles.link} to="/">
          {text('notFound.page.home')}
        </Link>
      </div>
    </ErrorPage>
  );
}
