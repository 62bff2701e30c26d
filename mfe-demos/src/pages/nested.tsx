import { makeStyles, tokens, uiMessages } from '@backoffice/ui';
import { Link, useLocation } from 'react-router-dom';
import { DemoCard, DemoPage } from '../demo-page';
import { showcaseMessages } from '../features/showcase/showcase-messages';

const paths = [
  '/nested/menu1/menu1-1',
  '/nested/menu1/menu1-2/menu1-2-1',
  '/nested/menu1/menu1-2/menu1-2-2',
  '/nested/menu1/menu1-3',
  '/nested/menu2',
];

const useNestedStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'inline-block',
    paddingBlock: tokens.spacingVerticalXS,
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { lineHeight: '36px' },
    '&[aria-current=page]': { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  },
});

/** The page of all entries of a nested menu: shows its position and links to the others. */
export function Page() {
  const styles = useNestedStyles();
  const text = showcaseMessages.useText();
  const { pathname } = useLocation();
  return (
    <DemoPage intro={text('showcase.nested.intro')}>
      <DemoCard title={text('showcase.nested.here', { path: pathname })}>
        <nav aria-label={text('showcase.nested.pages')}>
          <ul className={styles.list}>
            {paths.map((path) => (
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

export const messages = [showcaseMessages, uiMessages];
