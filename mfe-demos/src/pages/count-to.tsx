import { Button, uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { defaultCountSettings } from '../features/count-to/count-settings';
import { CountSettingsForm } from '../features/count-to/count-settings-form';
import { useCountToStyles } from '../features/count-to/count-to.styles';
import { useCount } from '../features/count-to/use-count';

/** A number that counts, with everything about it to be chosen. */
export function Page() {
  const styles = useCountToStyles();
  const text = demoMessages.useText();
  const [settings, setSettings] = useState(defaultCountSettings);
  const { shown, phase, start, pauseOrResume, reset } = useCount();
  return (
    <DemoPage intro={text('countTo.intro')}>
      <DemoCard title={text('countTo.result')}>
        <output aria-label={text('countTo.result')} aria-live="off" className={styles.number}>
          {shown}
        </output>
        <div className={styles.actions}>
          <Button appearance="primary" onClick={() => start(settings)}>
            {text('countTo.action.start')}
          </Button>
          <Button disabledFocusable={phase === 'done'} onClick={pauseOrResume}>
            {phase === 'paused' ? text('countTo.action.resume') : text('countTo.action.pause')}
          </Button>
          <Button onClick={reset}>{text('countTo.action.reset')}</Button>
        </div>
      </DemoCard>
      <DemoCard title={text('countTo.settings')}>
        <CountSettingsForm onChange={setSettings} settings={settings} />
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
