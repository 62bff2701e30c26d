import { detectLanguage } from '@backoffice/i18n/language';
import { Button, makeStyles, tokens } from '@backoffice/ui';
import { loginTexts } from '../session/sign-in/login-texts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    rowGap: tokens.spacingVerticalL,
    minHeight: '100vh',
    padding: tokens.spacingHorizontalL,
  },
});

/** The app's own code did not come. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const styles = useStyles();
  const texts = loginTexts[detectLanguage()];
  return (
    <main className={styles.root}>
      <p role="alert">{texts['load.failed.body']}</p>
      <Button appearance="primary" onClick={onRetry}>
        {texts['load.failed.retry']}
      </Button>
    </main>
  );
}
