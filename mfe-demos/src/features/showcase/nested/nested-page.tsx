import { Link, useLocation } from 'react-router-dom';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { nestedPaths } from '../../../paths';
import { showcaseMessages } from '../showcase-messages';
import { useNestedStyles } from './nested.styles';

/** One page for all of a menu of several levels: it says where it is and leads to the others. */
export function NestedPage() {
  const styles = useNestedStyles();
  const text = showcaseMessages.useText();
  const { pathname } = useLocation();
  return (
    <DemoPage intro={text('showcase.nested.intro')}>
      <DemoCard title={text('showcase.nested.here', { path: pathname })}>
        <nav aria-label={text('showcase.nested.pages')}>
          <ul className={styles.list}>
            {nestedPaths.map((path) => (
              <li key={path}>
                <Link aria-current={path === pathname ? 'page' : undefined} className={styles.link} to={path}>
                  {path}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </DemoCard>
    </DemoPage>
  );
}
