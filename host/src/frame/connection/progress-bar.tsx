import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { messages } from '../../kernel/messages';
import { PROGRESS_BAR_AFTER_MS } from '../../kernel/patience';
import { useConnectionStyles } from './connection.styles';
import { pendingAtom, usePending } from '../../kernel/pending';

/** A thin bar at the top of the window while a navigation or a page's code is pending. */
export function ProgressBar() {
  const styles = useConnectionStyles();
  const text = messages.useText();
  usePending(useNavigation().state !== 'idle');
  const isPending = useAtomValue(pendingAtom) > 0;
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsShown(true), PROGRESS_BAR_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isPending]);

  if (!isShown) return null;
  return <div aria-label={text('shell.loading.label')} className={styles.progress} role="progressbar" />;
}
