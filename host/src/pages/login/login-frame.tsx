import { detectLanguage, storeLanguage, type Language } from '@backoffice/i18n/language';
import { makeStyles, tokens, useMedia } from '@backoffice/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { logoAddress, productName } from '../../kernel/product';
import { LanguageSelect } from '../../kernel/language/language-select';
import { type LoginTexts, loginTexts } from '../../session/sign-in/login-texts';

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
      alignItems: 'flex-start',
      rowGap: tokens.spacingVerticalS,
      padding: tokens.spacingHorizontalXXXL,
      backgroundColor: tokens.colorBrandBackground2,
    },
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
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

/** Returns the picture beside the form, which is loaded once the form is shown, if there is room for it. */
function usePicture(): ComponentType | null {
  const isWide = useMedia(BESIDE_FORM);
  const [Picture, setPicture] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWide) return;
    // eslint-disable-next-line no-restricted-syntax -- a decoration, which the next visit shows
    import(/* webpackChunkName: "login-picture" */ './login-picture').then(
      ({ LoginPicture }) => setPicture(() => LoginPicture),
      (error: unknown) => console.warn('No picture', error),
    );
  }, [isWide]);
  return Picture;
}

interface LoginFrameProps {
  /** Called after another language was chosen. */
  onLanguage: () => void;
  /** Returns the title of the page. */
  title: (texts: LoginTexts) => string;
  children: (texts: LoginTexts) => ReactNode;
}

/** The pages for users who are not signed in: the brand, and a card with a title and the choice of the language. */
export function LoginFrame({ onLanguage, title: titleOf, children }: LoginFrameProps) {
  const styles = useLoginPageStyles();
  const [language, setLanguage] = useState(detectLanguage);
  const texts = loginTexts[language];
  const name = productName() ?? texts['login.site.title'];
  const heading = titleOf(texts);
  const title = `${heading} - ${name}`;
  const Picture = usePicture();

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
        <img alt="" height={32} src={logoAddress()} />
        <p className={styles.name}>{name}</p>
        {Picture && <Picture />}
      </header>
      <main className={styles.main}>
        <div className={styles.card}>
          <div className={styles.head}>
            <div>
              <p className={styles.product}>{name}</p>
              <h1 className={styles.title}>{heading}</h1>
            </div>
            <LanguageSelect
              label={texts['login.language.label']}
              onChange={chooseLanguage}
              value={language}
            />
          </div>
          {children(texts)}
        </div>
      </main>
    </div>
  );
}
