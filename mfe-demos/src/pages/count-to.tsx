import {
  Button,
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarBody,
  tokens,
  uiMessages,
} from '@backoffice/ui';
import { CountUp } from 'countup.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { type MessageKey, messages as demoMessages } from '../messages';
import {
  codeOf,
  countOptions,
  type CountSettings,
  decimalsOf,
  defaultCountSettings,
  endOf,
} from '../features/count-to/count-settings';

const useCountToStyles = makeStyles({
  number: {
    display: 'block',
    minHeight: tokens.lineHeightHero900,
    marginBottom: tokens.spacingVerticalM,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightSemibold,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  // Lets fields shrink below the browser's default width.
  field: { minWidth: 0 },
  code: { margin: 0, overflowX: 'auto', fontFamily: tokens.fontFamilyMonospace },
  alert: { marginTop: tokens.spacingVerticalM },
});

/** Creates the counter of a run; React renders its text. */
function counterOf(settings: CountSettings, show: (text: string) => void, onDone: () => void): CountUp {
  return new CountUp(document.createElement('span'), endOf(settings), {
    ...countOptions(settings),
    plugin: { render: (_element, text) => show(text) },
    onCompleteCallback: onDone,
  });
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts when the page opens and on request; without animation for users who prefer reduced motion. */
function useCount() {
  const [shown, setShown] = useState('0');
  const [phase, setPhase] = useState<'running' | 'paused' | 'done'>('done');
  const counter = useRef<CountUp | null>(null);

  const start = useCallback((settings: CountSettings) => {
    counter.current?.onDestroy();
    counter.current = counterOf(isCalm() ? { ...settings, duration: '0' } : settings, setShown, () =>
      setPhase('done'),
    );
    setPhase('running');
    counter.current.start();
  }, []);
  const pauseOrResume = () => {
    counter.current?.pauseResume();
    setPhase(phase === 'paused' ? 'running' : 'paused');
  };
  const reset = () => {
    counter.current?.reset();
    setPhase('done');
  };

  useEffect(() => {
    start(defaultCountSettings);
    return () => counter.current?.onDestroy();
  }, [start]);

  return { shown, phase, start, pauseOrResume, reset };
}

const fields: { name: keyof CountSettings; label: MessageKey; isNumber?: true }[] = [
  { name: 'start', label: 'countTo.field.start', isNumber: true },
  { name: 'end', label: 'countTo.field.end', isNumber: true },
  { name: 'duration', label: 'countTo.field.duration', isNumber: true },
  { name: 'decimals', label: 'countTo.field.decimals', isNumber: true },
  { name: 'separator', label: 'countTo.field.separator' },
  { name: 'prefix', label: 'countTo.field.prefix' },
  { name: 'suffix', label: 'countTo.field.suffix' },
];

interface CountSettingsFormProps {
  settings: CountSettings;
  onChange: (settings: CountSettings) => void;
}

/** The settings form. An invalid number of decimals shows an alert and counts as 0. */
function CountSettingsForm({ settings, onChange }: CountSettingsFormProps) {
  const styles = useCountToStyles();
  const text = demoMessages.useText();
  const isRefused = decimalsOf(settings.decimals) === null;
  return (
    <>
      <div className={styles.fields}>
        {fields.map(({ name, label, isNumber }) => (
          <Field className={styles.field} key={name} label={text(label)}>
            <Input
              className={styles.field}
              onChange={(_event, { value }) => onChange({ ...settings, [name]: value })}
              type={isNumber ? 'number' : 'text'}
              value={settings[name]}
            />
          </Field>
        ))}
      </div>
      {isRefused && (
        <div className={styles.alert} role="alert">
          <MessageBar intent="warning">
            <MessageBarBody>{text('countTo.alert')}</MessageBarBody>
          </MessageBar>
        </div>
      )}
    </>
  );
}

/** Demonstrates a counting number with all its settings. */
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
      <DemoCard title={text('countTo.code')}>
        <pre className={styles.code}>{codeOf(settings)}</pre>
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
