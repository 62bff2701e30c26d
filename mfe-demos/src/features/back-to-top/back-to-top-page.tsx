import { DemoCard } from '../../frame/demo-card';
import { DemoPage } from '../../frame/demo-page';
import { messages } from '../../messages';
import { BackToTopButton } from './back-to-top-button';
import { useBackToTopStyles } from './back-to-top.styles';

const sections = Array.from({ length: 12 }, (_, index) => index + 1);

/** A page long enough to want a way back to its top. */
export function BackToTopPage() {
  const styles = useBackToTopStyles();
  const text = messages.useText();
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
