import { detectLanguage, storeLanguage, type Language } from '@backoffice/i18n/language';
import { makeStyles, tokens, useMedia, whenIdle } from '@backoffice/ui';
import { useEffect, useState } from 'react';
import { LOGO, productName } from '../../kernel/product';
import { LanguageSelect } from '../../kernel/language/language-select';
import { LoginForm } from './login-form';
import type { LoadApp } from './third-party-button';
import { loginTexts } from '../../session/sign-in/login-texts';

/** The merchant list as an alpha mask, taken from the product by `pnpm pictures`. */
const picture = new URL('./list.webp', import.meta.url).href;

const BESIDE_FORM = '(min-width: 992px)';

const useLoginPageStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    [`@media ${BESIDE_FORM}`]: { gridTemplateColumns: '2fr 3fr' },
  },
  brand: {
    display: 'none',
    [`@media ${BESIDE_FORM}`]: {
      display: 'flex',
      flexDirection: 'column',
      padding: `${tokens.spacingHorizontalXXXL} 0 0 ${tokens.spacingHorizontalXXXL}`,
      overflow: 'hidden',
      color: tokens.colorNeutralForeground2,
      backgroundColor: tokens.colorBrandBackground2,
    },
  },
  mark: { objectFit: 'contain', objectPosition: 'left' },
  name: {
    margin: `${tokens.spacingVerticalM} 0 ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  brandLine: { margin: `0 ${tokens.spacingHorizontalXXXL} 0 0` },
  // A page that runs out of the panel at its right and lower edges.
  screen: {
    flexGrow: 1,
    minHeight: 0,
    marginTop: tokens.spacingVerticalXXXL,
    padding: `${tokens.spacingVerticalM} 0 0 ${tokens.spacingHorizontalM}`,
    overflow: 'hidden',
    borderTopLeftRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  picture: {
    width: '760px',
    height: '640px',
    backgroundColor: tokens.colorBrandForeground1,
    maskImage: `url("${picture}")`,
    maskSize: '100% 100%',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
  main: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    padding: tokens.spacingHorizontalM,
  },
  card: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '400px',
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    marginBottom: tokens.spacingVerticalXXL,
  },
  // Hidden where the brand panel shows the name.
  product: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    [`@media ${BESIDE_FORM}`]: { display: 'none' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** Returns true once the form can be used and the window has room for the picture: nothing waits for its file. */
function useShowsPicture(): boolean {
  const isWide = useMedia(BESIDE_FORM);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isWide && isIdle;
}

interface LoginPageProps {
  loadApp: LoadApp;
  /** Called after another language was chosen. */
  onLanguage: () => void;
  onSignedIn: (token: string) => void;
}

/** The login page, in the first chunk: it must not need the router, i18next, the query client or a schema library. */
export function LoginPage({ loadApp, onLanguage, onSignedIn }: LoginPageProps) {
  const styles = useLoginPageStyles();
  const [language, setLanguage] = useState(detectLanguage);
  const texts = loginTexts[language];
  const name = productName() ?? texts['login.site.title'];
  const title = `${texts['login.page.title']} - ${name}`;
  const showsPicture = useShowsPicture();

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
  }, [language, title]);

  const chooseLanguage = (chosen: Language) => {
    storeLanguage(chosen);
    setLanguage(chosen);
    onLanguage();
  };
  return (
    <div className={styles.root}>
      <header className={styles.brand}>
        <img alt="" className={styles.mark} height={32} src={LOGO} />
        <p className={styles.name}>{name}</p>
        <p className={styles.brandLine}>{texts['login.brand.line']}</p>
        <div aria-hidden="true" className={styles.screen}>
          {showsPicture && <div className={styles.picture} />}
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.card}>
          <div className={styles.head}>
            <div>
              <p className={styles.product}>{name}</p>
              <h1 className={styles.title}>{texts['login.page.title']}</h1>
            </div>
            <LanguageSelect
              label={texts['login.language.label']}
              onChange={chooseLanguage}
              value={language}
            />
          </div>
          <LoginForm loadApp={loadApp} onSignedIn={onSignedIn} texts={texts} />
        </div>
      </main>
    </div>
  );
}
