import { Button, ChevronUpIcon, makeStyles, tokens } from '@backoffice/ui';
import { useEffect, useState } from 'react';
import { messages } from '../../messages';

export const useBackToTopStyles = makeStyles({
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
export function BackToTopButton() {
  const styles = useBackToTopStyles();
  const text = messages.useText();
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
