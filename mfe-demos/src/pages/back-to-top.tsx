import { uiMessages } from '@backoffice/ui';
import { DemoCard, DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { BackToTopButton, useBackToTopStyles } from '../features/back-to-top/back-to-top-button';

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
