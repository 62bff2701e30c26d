import { Button } from '@backoffice/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeStartHere } from '../../session/start-here';
import { usePageStyles } from '../page-layout/page.styles';
import { messages as texts, Tour } from './tour';
import { useStepsOnScreen } from './tour-steps';

export const messages = [texts];

/** `/guide/index`: starts the tour of the interface, and describes its steps in text. */
export function Page() {
  const styles = usePageStyles();
  const text = texts.useText();
  const steps = useStepsOnScreen();
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const showStartHere = () => {
    void changeStartHere({ dismissed: false });
    void navigate('/');
  };
  return (
    <div className={styles.root}>
      <section className={styles.card}>
        <p className={styles.hint}>{text('guide.page.intro')}</p>
        <p className={styles.hint}>{text('guide.page.shortcuts')}</p>
        <div className={styles.buttons}>
          <Button appearance="primary" disabled={steps.length === 0} onClick={() => setIsOpen(true)}>
            {text('guide.page.start')}
          </Button>
          <Button onClick={showStartHere}>{text('guide.page.startHere')}</Button>
        </div>
      </section>
      <section className={styles.card}>
        <h2 className={styles.title}>{text('guide.page.steps')}</h2>
        <p className={styles.hint}>{text('guide.page.keys')}</p>
        <ol className={styles.list}>
          {steps.map(({ target, title, body }) => (
            <li key={target}>
              <strong>{text(title)}</strong>
              <p className={styles.text}>{text(body)}</p>
            </li>
          ))}
        </ol>
      </section>
      {isOpen && <Tour onEnd={() => setIsOpen(false)} steps={steps} />}
    </div>
  );
}
