import { CountUp } from 'countup.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { decimalsOf, defaultCountSettings, numberOf, type CountSettings } from './count-settings';

export type CountPhase = 'running' | 'paused' | 'done';

/** A counter for each run; what it writes is shown by React. */
function counterOf(settings: CountSettings, show: (text: string) => void, onDone: () => void): CountUp {
  return new CountUp(document.createElement('span'), numberOf(settings.end, 2017), {
    startVal: numberOf(settings.start, 0),
    duration: Math.max(0, numberOf(settings.duration, 4000)) / 1000,
    decimalPlaces: decimalsOf(settings.decimals) ?? 0,
    separator: settings.separator,
    useGrouping: settings.separator !== '',
    prefix: settings.prefix,
    suffix: settings.suffix,
    plugin: { render: (_element, text) => show(text) },
    onCompleteCallback: onDone,
  });
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts once when the page is opened, and whenever it is asked to; at once where motion is not wanted. */
export function useCount() {
  const [shown, setShown] = useState('0');
  const [phase, setPhase] = useState<CountPhase>('done');
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
