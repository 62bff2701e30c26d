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

/** The scroll offset from which the button is shown; above it the top is still visible. */
const SHOWN_FROM_PX = 300;

/** A button that scrolls back to the top, shown once the top is out of view. */
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
    // The button disappears, so keyboard users continue from the top.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <Button appearance="primary" className={styles.button} icon={<ChevronUpIcon />} onClick={goUp}>
      {text('backToTop.button')}
    </Button>
  );
}

const sections = Array.from({ length: 12 }, (_, index) => index + 1);

/** Demonstrates a back-to-top button on a long page. */
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
