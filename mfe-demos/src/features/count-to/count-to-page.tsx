import { Button } from '@backoffice/ui';
import { useState } from 'react';
import { DemoCard } from '../../frame/demo-card';
import { DemoPage } from '../../frame/demo-page';
import { messages } from '../../messages';
import { defaultCountSettings } from './count-settings';
import { CountSettingsForm } from './count-settings-form';
import { useCountToStyles } from './count-to.styles';
import { useCount } from './use-count';

/** A number that counts, with everything about it to be chosen. */
export function CountToPage() {
  const styles = useCountToStyles();
  const text = messages.useText();
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
