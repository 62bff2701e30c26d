import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { useErrorPageStyles } from './error-page.styles';

/** `/404`. */
export function NotFoundPage() {
  const styles = useErrorPageStyles();
  const text = messages.useText();
  return (
    <div className={styles.root}>
      <h2 className={styles.heading}>{text('notFound.page.heading')}</h2>
      <p className={styles.message}>{text('notFound.page.message')}</p>
      <p className={styles.hint}>{text('notFound.page.hint')}</p>
      <Link className={styles.link} to="/">
        {text('notFound.page.home')}
      </Link>
    </div>
  );
}
