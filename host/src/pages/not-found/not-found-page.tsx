import { Link } from 'react-router-dom';
import { ErrorPage } from '../page-layout/error-page';
import { useErrorPageStyles } from '../page-layout/error-page.styles';
import { messages as texts } from './messages';
import { NotFoundArt } from './not-found-art';

/** The texts that the page shows. */
export const messages = [texts];

/** `/404`. */
export function Page() {
  const styles = useErrorPageStyles();
  const text = texts.useText();
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
