import { defineMessages, useLanguage } from '@backoffice/i18n';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { navigationAtom, type PageRoute, titleOf } from '../../navigation/navigation';
import { isOwnView } from '../../remotes/view';
import { usePageStyles } from '../page-layout/page.styles';

export const messages = defineMessages('host-profile', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

/** A page with a parameter in its address is opened from another page; those of the host need no grant. */
function isListed({ path, view, isRevoked }: PageRoute): boolean {
  return !isRevoked && !path.includes('/:') && !isOwnView(view);
}

/** The pages that the user's roles open, and whether they may change something there. */
export function GrantedPagesCard() {
  const styles = usePageStyles();
  const text = messages.useText();
  const language = useLanguage();
  const titleId = useId();
  const { pages } = useAtomValue(navigationAtom);
  const granted = pages.filter(isListed).flatMap(({ path, breadcrumb }) => {
    const meta = breadcrumb.at(-1);
    return meta?.actions ? [{ path, meta, actions: meta.actions }] : [];
  });
  return (
    <section className={styles.card}>
      <h2 className={styles.title} id={titleId}>
        {text('profile.pages.title')}
      </h2>
      <p className={styles.hint}>{text(granted.length > 0 ? 'profile.pages.hint' : 'profile.pages.none')}</p>
      {granted.length > 0 && (
        <table aria-labelledby={titleId} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('profile.pages.page')}</th>
              <th scope="col">{text('profile.pages.grant')}</th>
            </tr>
          </thead>
          <tbody>
            {granted.map(({ path, meta, actions }) => (
              <tr key={path}>
                <td>
                  <Link className={styles.link} to={path}>
                    {titleOf(meta, language)}
                  </Link>
                </td>
                <td>{text(actions.includes('edit') ? 'profile.pages.edit' : 'profile.pages.view')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
