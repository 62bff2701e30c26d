import { Button, ChevronUpIcon, makeStyles, tokens, uiMessages } from '@backoffice/ui';
import { DemoCard, DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { useEffect, useState } from 'react';

const useBackToTopStyles = makeStyles({
  text: { minHeight: '120px', margin: 0, color: tokens.colorNeutralForeground2 },
  button: {
    position: 'fixed',
    right: tokens.spacingHorizontalXXXL,
    bottom: tokens.spacingVerticalXXXL,
    zIndex: 5,
    boxShadow: tokens.shadow16,
  },
});

/** Below this the top is in sight anyhow. */
const SHOWN_FROM_PX = 300;

/** Leads back to the top of the page, by mouse and by keyboard, once the top is out of sight. */
function BackToTopButton() {
  const styles = useBackToTopStyles();
  const text = demoMessages.useText();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const look = () => setIsShown(window.scrollY > SHOWN_FROM_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isShown) return null;
  const goUp = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The button goes away: who came by keyboard goes on from the top.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <Button appearance="primary" className={styles.button} icon={<ChevronUpIcon />} onClick={goUp}>
      {text('backToTop.button')}
    </Button>
  );
}

const sections = Array.from({ length: 12 }, (_, index) => index + 1);

/** A page long enough to want a way back to its top. */
export function Page() {
  const styles = useBackToTopStyles();
  const text = demoMessages.useText();
  return (
    <DemoPage intro={text('backToTop.intro')}>
      {sections.map((number) => (
        <DemoCard key={number} title={text('backToTop.section', { number: String(number) })}>
          <p className={styles.text}>{text('backToTop.text')}</p>
        </DemoCard>
      ))}
      <BackToTopButton />
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
