import { uiMessages } from '@backoffice/ui';
import { DemoCard } from '../demo-card';
import { DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { BackToTopButton, useBackToTopStyles } from '../features/back-to-top/back-to-top-button';

const sections = Array.from({ length: 12 }, (_, index) => index + 1);

/** A page long enough to want a way back to its top. */
function BackToTopPage() {
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

export { BackToTopPage as Page };
export const messages = [demoMessages, uiMessages];
