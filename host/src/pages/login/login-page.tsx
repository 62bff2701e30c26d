import { detectLanguage, storeLanguage, type Language } from '@backoffice/i18n/language';
import { makeStyles, tokens, WalletCreditCardIcon } from '@backoffice/ui';
import { useEffect, useState } from 'react';
import { LanguageSelect } from '../../kernel/language/language-select';
import { LoginForm } from './login-form';
import type { LoadApp } from './third-party-button';
import { loginTexts } from '../../session/sign-in/login-texts';

const useLoginPageStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (min-width: 992px)': { gridTemplateColumns: '2fr 3fr' },
  },
  brand: {
    display: 'none',
    '@media (min-width: 992px)': {
      display: 'flex',
      flexDirection: 'column',
      rowGap: tokens.spacingVerticalS,
      padding: tokens.spacingHorizontalXXXL,
      color: tokens.colorNeutralForeground2,
      backgroundColor: tokens.colorBrandBackground2,
    },
  },
  brandLine: { margin: 0 },
  mark: { color: tokens.colorBrandForeground1 },
  drawing: { marginBlock: 'auto', color: tokens.colorBrandBackground },
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
    '@media (min-width: 992px)': { display: 'none' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** Shares of traffic in percent: a row per merchant, a bar per channel. */
const shares = [
  [42, 33, 25],
  [60, 40],
  [25, 35, 40],
  [80, 20],
  [50, 30, 20],
];

/** A decorative chart of traffic shares. */
function SharesDrawing({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" className={className} fill="currentColor" viewBox="0 0 100 58">
      {shares.map((parts, row) =>
        parts.map((part, at) => (
          <rect
            height={10}
            key={part}
            opacity={0.5 - 0.16 * at}
            rx={1.5}
            width={part - 1}
            x={parts.slice(0, at).reduce((sum, before) => sum + before, 0)}
            y={row * 12}
          />
        )),
      )}
    </svg>
  );
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
  const title = `${texts['login.page.title']} - ${texts['login.site.title']}`;

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
        <WalletCreditCardIcon className={styles.mark} size={32} />
        <p className={styles.title}>{texts['login.site.title']}</p>
        <p className={styles.brandLine}>{texts['login.brand.line']}</p>
        <SharesDrawing className={styles.drawing} />
      </header>
      <main className={styles.main}>
        <div className={styles.card}>
          <div className={styles.head}>
            <div>
              <p className={styles.product}>{texts['login.site.title']}</p>
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
